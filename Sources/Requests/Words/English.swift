internal import Plans

extension Language {
  /// English.
  static let english = Language(
    code: .en,
    endings: ["s": "- s", "v": "- s ed ing"],
    words: englishDays + englishPeriods + englishTasks + englishRest,
    numbers: """
      zero=0, one=1, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, eleven=11, twelve=12,
      thirteen=13, fourteen=14, fifteen=15, sixteen=16, seventeen=17, eighteen=18, nineteen=19, twenty=20, thirty=30,
      forty=40, fourty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90, hundred=100, thousand=1000,
      a hundred=100, a thousand=1000
      """,
    ordinals: """
      first=1, second=2, third=3, fourth=4, fifth=5, sixth=6, seventh=7, eighth=8, ninth=9, tenth=10, eleventh=11,
      twelfth=12, thirteenth=13, fourteenth=14, fifteenth=15, sixteenth=16, seventeenth=17, eighteenth=18,
      nineteenth=19, twentieth=20, thirtieth=30
      """,
    lengthAdjectives: [
      (.second, "second long, seconds long"), (.minute, "minute long, minutes long"),
      (.hour, "hour long, hours long"),
    ],
    everyday: englishEveryday,
    lookalikes: englishLookalikes,
    weekdays: [
      "monday, mondays, ??mon", "tuesday, tuesdays, tue, tues", "wednesday, wednesdays, ?wed, ?weds",
      "thursday, thursdays, thu, thur, thurs", "friday, fridays, fri", "saturday, saturdays, ?sat",
      "sunday, sundays, ???sun",
    ],
    months: [
      "january, ?jan", "february, ?feb", "?march, ??mar", "april, ?apr", "?may", "june, ?jun", "july, ?jul",
      "august, ?aug", "september, ?sep, ?sept", "october, ?oct", "november, ?nov", "december, ?dec",
    ]
  )

  private static let englishPeriods: [(Meaning, String)] = [
    (.unit(.second), "second~s, sec~s, s"), (.unit(.minute), "minute~s, min~s, m, minuts"),
    (.unit(.hour), "hour~s, hr~s, h"), (.unit(.day), "day~s"), (.unit(.week), "week~s, wk~s"),
    (.unit(.weekend), "weekend~s, week end~s, wkend"), (.unit(.month), "month~s"),
    (.unit(.quarter), "quarter~s, qtr~s"),
    (.unit(.halfYear), "half year, half a year"), (.unit(.year), "year~s, yr~s"),
    (.unit(.decade), "decade~s"), (.unit(.century), "century, centuries"),
    (.calendar(.year, 0), "year to date, ytd, the year so far"),
    (.calendar(.month, 0), "month to date, mtd, the month so far"),
    (.calendar(.week, 0), "week to date, the week so far"),
    (.rolling(.week, 2), "fortnight"),
    (.last, "last"), (.lastCalendar, "previous, prior, preceding"),
    (.lastRolling, "past, most recent, this past, latest, preceeding"),
    (.beforeLast, "before last"),
    (.calendar(.week, -2), "week before last week"), (.calendar(.month, -2), "month before last month"),
    (.this, "this, current, these, the current, this current, the same"),
    (.next, "next, upcoming, coming, following, after next"),
    (.ago, "ago, back, earlier"), (.later, "from now, hence, from today, later"), (.laterBefore, "in"),
    (
      .since,
      "since, starting, starting from, starting on, beginning, as of, ever since, from and after, since the beginning of"
    ),
    (
      .sinceBehind,
      "onwards, onward, on, and later, and onwards, and onward, to date, until now, till now, up to now, to now, to the present, till today, until today, to today"
    ),
    (.before, "before, prior to, older than, earlier than, preceding"),
    (.after, "after, later than, following"),
    (
      .until,
      "up to and including, until, till, up to, up until, through, thru, til, up till, no later than, not later than"
    ),
    (.between, "between, betwixt, in between"),
    (.during, "for, over, during, throughout, within"),
    (.from, "from, during, in, on"), (.to, "to, until, till, through, thru, up to, til, up until, and up to"),
    (
      .partOfDay,
      """
      morning~s, afternoon~s, evening~s, night~s, noon, midday, midnight, lunchtime, dawn, sunset, sunrise, lunch,
      early morning, late at night, late evening, breakfast, dinner
      """
    ),
    (.beginning, "beginning, start, early, earlier in, the early part of, the beginning of, the start of"),
    (.middle, "middle, mid, the middle of"),
    (.end, "end, late, the end of, tail end, later in, rest of, the rest of, remainder of, the remainder of"),
    (.whole, "whole, entire, complete, full"),
    (.yearWord, "the year, year, calendar year"), (.weekWord, "week number, week no, calendar week, wk"),
    (.clock, "am, pm, a m, p m, o clock, oclock, hrs, gmt, utc, cet, cest, pst, pdt, est, edt, bst, ish"),
    (.clockBefore, "at, around"),
    (.manyDays, "days"),
  ]

  private static let englishTasks: [(Meaning, String)] = [
    (
      .make,
      """
      make, create, build, produce, generate, assemble, compile, edit, put together, do, prepare, render, compose,
      craft, turn, throw together, whip up, making, design, cook up, get me, give me, use, cobble together, pull together, set,
      make me, make us, roll, knock together, knock up, let s make, lets make, spin up, crank out
      """
    ),
    (
      .montage,
      """
      cut together, stitch, stitch together, splice, splice together, edit together, join, join up, merge,
      combine, mash up, glue together, glue, string together, piece together, mix together, mash together, stitch up,
      paste together, make a montage of, blend, weave, weave together, tie together
      """
    ),
    (
      .wish,
      """
      i want, i need, i d like, id like, i would like, i d love, i would love, can i have, could i have, may i have,
      can i get, could i get, can you, could you, would you, i wanna, want, need, let s have, lets have, we need,
      we want, how about, we d like, we would like, gimme, i m after, may i get, can we have, can we get, may we have, might i have
      """
    ),
    (
      .film,
      """
      film~s, movie~s, reel~s, montage~s, slideshow~s, slide show~s, highlight~s, highlights reel~s, highlight reel~s,
      recap~s, compilation~s, trailer~s, supercut~s, flick~s, teaser~s, vlog~s, music video~s, sizzle reel,
      home movie~s, short film~s, best of, mashup~s, highlight video~s, summary video~s, recap video~s, aftermovie~s
      """
    ),
    (
      .shoot,
      "film, filmed, shot, shoot, recorded, record, captured, capture, took, take, taken, filming, shooting, videoed, have got, got"
    ),
    (.video, "video, clip, vid, video clip, video file, video recording"),
    (.videos, "videos, clips, vids, video clips, video files, video recordings"),
    (
      .photo,
      "photo~s, picture~s, pic~s, photograph~s, image~s, snap~s, snapshot~s, selfie~s, foto~s, pix, still~s, photo file~s"
    ),
    (.live, "live photo~s, live picture~s, live pic~s, livephoto~s, live foto~s"),
    (
      .count,
      "how many, number of, count, count of, count up, tally, amount of, how much footage, total number of"
    ),
    (
      .list,
      """
      show me, show, list, which ones, display, list out, let me see, what did i do, pull up, bring up, give me a list of, a list of, i want to see, i wanna see, want to see, i d like to see, let s see, i would like to see, may i see, can i see
      """
    ),
    (.what, "what, what all, what ve, what have, what s, whatever"), (.which, "which"),
    (
      .search,
      "find, search, search for, look for, where is, where are, locate, find me, where s, looking for, look up, hunt for, hunt down, dig up, dig out"
    ),
    (
      .cut,
      "shrink, shrink down, reduce, condense, bring down, get down, whittle, pare down, boil down, trim, trim down, shorten, cut down, crop, cut short, make shorter, truncate, chop, tighten, tighten up, trimming, shave, trim to, shave off"
    ),
    (.shear, "cut, snip, cut me, cut us, cut up"),
    (
      .gather,
      "put, gather, collect, pull, move, copy, sort, place, group, organize, organise, bundle, file, drop, stash, save, dump, gather up, stick, throw, bring together, pile, round up"
    ),
    (.container, "folder~s, album~s, directory, directories, subfolder~s"),
    (
      .silence,
      """
      silence~s, silent part~s, silent bit~s, silent section~s, silent moment~s, pause~s, dead air, quiet part~s,
      quiet bit~s, gaps, silent gap~s, silent passage~s, silent stretches, quiet stretches, quiet moment~s,
      awkward silence~s, silent spot~s, quiet section~s, parts without sound, parts with no sound, dead space, silent parts, silent pieces
      """
    ),
    (
      .remove,
      """
      remove, take out, get rid of, cut out, cut, strip, strip out, drop, delete, trim, trim out, edit out, kill, clear, clean,
      skip, snip, lose, eliminate, chop out, erase, cut away, clean out, weed out, cut away, clean up, ditch
      """
    ),
    (
      .other,
      """
      delete, erase, send, post, share, rename, upload, email, mail, publish, play, print, burn, backup, back up,
      tweet, wipe, destroy, remove, download, sync, open, call, export to, stream, rotate, translate, format, get rid of, trash
      """
    ),
    (
      .tell,
      "tell me, say, let me know, tell us, report, and also tell me, please tell me, i also want to know, i want to know, i d like to know"
    ),
    (
      .something,
      "something, anything, everything, it all, all, stuff, all of it, that, what i, what we, whatever i"
    ),
  ]

  private static let englishRest: [(Meaning, String)] = [
    (.half, "half"), (.quarter, "quarter"), (.threeQuarters, "three quarters, three quarter"),
    (.andHalf, "and a half, and half, n a half"), (.andQuarter, "and a quarter"),
    (.oneAndHalf, "one and a half"),
    (.length(90), "minute and a half"),
    (.couple, "a couple of, couple of, a couple, couple, a pair of"),
    (.few, "few, a few, several, some, many"),
    (.ordinalEnding, "st, nd, rd, th"), (.decadeEnding, "s, ies"),
    (
      .lasting, "long, lasting, in length, length, duration, runtime, running, lasts, total length, of length"
    ),
    (.lengthBefore, "down to"),
    (
      .offCut,
      "off, away from, from the start, from the end, from the beginning, off the start, off the end, by"
    ),
    (.perShot, "per, each, apiece, for each, every, a piece, per clip, per shot, per photo, for every"),
    (
      .longerThan,
      "longer than, shorter than, over, under, more than, less than, at least, at most, of over, of under, up to, that are longer than, that are shorter than"
    ),
    (
      .beat,
      """
      to music, to the music, set to music, to the beat, to a beat, on the beat, on beat, with music, with some music,
      in time with the music, in time to the music, in sync with the music, synced to music, synced to the music,
      to the rhythm, with a soundtrack, with background music, with the music, over music, beat synced, beat matched,
      to some music, add music, and music, to this music, with a beat, beat sync, cut to the beat, to my music,
      with backing music, synced to the beat, to its beat, to a song, to the tune of, to the music of, on the rhythm, in rhythm, in time, set to a song
      """
    ),
    (.music, "music, soundtrack, tune~s, beat~s, rhythm, audio track, background music"),
    (.song, "song~s, track~s, tune, number"),
    (
      .musicPreposition,
      "to, with, w /, w, over, under, using, on, set to, to match, matching, synced to, cut to, by"
    ),
    (
      .thing,
      "festival~s, school~s, lesson~s, class, classes, room~s, shop~s, store~s, teacher~s, hall~s, video~s, box, band~s, event~s, stand~s, contest~s, museum~s"
    ),
    (.titleBefore, "set to, to the tune of, to the sound of, to the sounds of, cut to, synced to"),
    (.shorter, "shorter, more compact"),
    (.without, "without, no, w o, minus, sans, without any, with no, without the, not any"),
    (.not, "don t, dont, do not, not, never, not to, please don t, didn t, please do not"),
    (.together, "together, all together"),
    (
      .join,
      "stitch, stitch together, splice, splice together, join, join up, merge, combine, glue, glue together, string together, piece together, mash together, mix together, put together, cut together"
    ),
    (
      .numbered,
      "part, parts, episode, chapter, volume, iphone, galaxy, pixel, gopro, version, season, number, no, nr, canon, take, scene, top, level, route, room, bus"
    ),
    (
      .named,
      "called, named, titled, entitled, with the title, with title, under the title, by the name of, with the name, call it, name it, and call it, and name it"
    ),
    (
      .titleCard,
      """
      with a title, with the title, with title, with titles, with a title card, \
      with an opening title, with an opening card, with opening titles, and a title, and title, \
      and titles, title card, opening title, opening titles
      """
    ),
    (
      .transitions,
      """
      transitions, smooth transitions, soft transitions, dissolves, crossfades, cross dissolves, \
      fade in, fade out, with fades, and fades
      """
    ),
    (.article, "the, those, that, my, our, its, your, his, her, their"), (.indefinite, "a, an, another"),
    (.of, "of, s, in, on, at, from, about, with, out of, for, by, during, over, as"),
    (.about, "about, featuring, starring"), (.madeFrom, "from, out of, using, with, of"),
    (.and, "and, then, plus, also, as well as, n, and then, and also"), (.or, "or"),
    (.except, "except, except for, excluding, but not, but no, apart from, other than"),
    (
      .total,
      """
      in total, total, altogether, overall, in all, all in all, all told, i own, i have ever, ever, of all time, all time, every single,
      in the library, in my library, in the whole library, every
      """
    ),
    (.them, "them, these, those, it, this lot, there are, there were, of them"),
    (.i, "i, we, he, she, they, did i, did we, have i, i ve, we ve, who, i have, we have, did you"),
    (.into, "into, in, to, as, in a"),
    (
      .named,
      "call the film, call the movie, call this film, name the film, name the movie, name this film, call that film"
    ),
    (.except, "instead of, rather than"),
    (.without, "no"),
    (.wish, "why not, why don t you, why don t we"),
    (.thing, "exhibition~s, booth, gallery, album"),
    (.roughly, "about, around, roughly, approximately, nearly, almost"),
    (.shortUnit(.day), "d"),
    (.shortUnit(.week), "w, wk, wks"),
    (.shortUnit(.month), "mo, mos, mth, mths"),
    (.shortUnit(.year), "y, yr, yrs"),
    (.list, "do we have any, do i have any, are there any, is there any, have i got any, have we got any"),
    (.except, "but leave, leave out, but leave out, leaving out"),
    (.contrast, "but, but rather, but instead"),
    (.other, "cancel, stop, abort, export, pause"),
    (
      .unwanted,
      "no thanks, no thank you, never mind, nevermind, forget it, forget about it, not needed, not necessary, rather not, no need"
    ),
    (
      .asked,
      "why did, why have, why is, why was, why do, when will, when did, when is, how long is, how long was, how long does, how long did, how big is, how is, is the, is my, was the, was my, are the, are my, did you, have you, has the, has my, did the, does the, does my, do the, who made"
    ),
    (.told, "made, finished"),
    (.ready, "ready, done, finished, made"),
    (.shots, "shots, shot, cuts, scenes, scene"),
    (.fade, "fade, fades, crossfade, crossfades, dissolve, dissolves, transition, transitions, intro, outro"),
    (.deadline, "within, within the next"),
    (.pace(.calm), "slow, calm, relaxed, gentle, slow paced, leisurely, peaceful, mellow, laid back"),
    (
      .pace(.fast),
      "fast, fast paced, dynamic, energetic, snappy, lively, punchy, action packed, brisk, fast moving"
    ),
    (
      .tempo(.calm),
      "with slow cuts, with long shots, with longer shots, with long takes, slowly cut, at a slow pace, at a calm pace, with a slow pace"
    ),
    (
      .tempo(.fast),
      "with quick cuts, with fast cuts, with short shots, with rapid cuts, quickly cut, fast cut, at a fast pace, quick cuts, fast cuts, with a fast pace, with lots of cuts"
    ),
    (
      .musicPart(.best),
      "chorus, best part, refrain, drop, climax, hook, loudest part, catchiest part, best bit"
    ),
    (.musicPart(.start), "beginning, start, intro, opening"),
    (
      .hold,
      "wait, just, hold on, hang on, give me, one moment, back in, hold, hang, just give me, got, i ve got, wait for"
    ),
    (
      .plain,
      """
      is, are, was, were, be, been, am, has, have, had, did, does, will, would, can, could, should, shall, must, it, he, she, they,
      him, her, his, hers, their, who, when, where, why, how, tell, say, let, go, got, get, see, very, so, too, best, good, you, your,
      nice, great, hi, hello, hey, thanks, please, cool, nothing, as, if, than, but, us, we, i, only, just, up, me, any, every,
      short, there, here, down, concert, birthday, wedding, party, trip, holiday, vacation, dog, cat, kids, iphone, fps, hd, uhd, sun, mar, die,
      gift, mach, hat, son, sue, hier, mai, mon, ami, once, sobre, dance, sound, most, ones, keep, max, maximum, exactly, about, roughly, around,
      approximately, other, own, want, like, know, was, at, to, new, old, beach, lake, mountain~s, family, friend~s, snow, rain, walk, first,
      parts, part, piece, bits, ignore, rule~s, previous instructions, instruction~s, someone, weeds, marsh, fast, faster, master, mouth~s, weak, later, letter, party, sundae, string, print, sprint, hummer, simmer, bummer, winner, summit, river
      """
    ),
    (.definite, "the"),
    (.format(.portrait), "vertically, in portrait"), (.format(.landscape), "horizontally, in landscape"),
    (.shape(.portrait), "vertical, portrait, upright"),
    (.shape(.landscape), "horizontal, landscape, widescreen"),
    (.shape(.square), "square"),
    (
      .format(.portrait),
      "for tiktok, for instagram, for insta, for stories, for instagram stories, for reels, for instagram reels, for shorts, for youtube shorts, for snapchat, on tiktok, on instagram, on insta, on stories, on instagram stories, on reels, on instagram reels, on shorts, on youtube shorts, on snapchat, for an instagram story, for my story, for my instagram story, for my instagram, for a tiktok, for my tiktok, 9 : 16, 9 x 16, 9 by 16"
    ),
    (
      .format(.landscape),
      "for youtube, for yt, on youtube, on yt, for tv, for the tv, for my youtube channel, 16 : 9, 16 x 9, 16 by 9"
    ),
    (.format(.square), "1 : 1, 1 x 1, 1 by 1"),
    (.picture, "format, frame, shape, orientation, aspect ratio, ratio, mode"),
    (
      .undone,
      "slow motion, slow mo, slowmo, black and white, subtitles, captions, voiceover, voice over, without sound, with no sound, no sound, without audio, no audio, without the sound, without original sound, mute, muted, silent film, silent video, silent movie"
    ),
    (
      .titleBefore,
      "to the beat of, to the rhythm of, on the beat of, in time with, in time to, in sync with, timed to, scored to"
    ),
    (.perSecond, "frames per second, frames a second, frames second, frame per second, fps"),
    (
      .framing(.fill),
      "without black bars, no black bars, without any black bars, without bars at the sides, fill the frame, fills the frame, filling the frame, fill the screen, fills the screen, filling the screen, fill the picture, fill the whole frame, fill the whole screen, edge to edge"
    ),
    (
      .framing(.whole),
      "without cropping, no cropping, not cropped, uncropped, without crop, don t crop, do not crop, don t crop it, nothing cropped, nothing cut off, without cutting off the sides"
    ),
    (
      .oneBefore,
      "week before, week before that, month before, month before that, year before, year before that, weekend before, weekend before that, one before, one before that, previous one, day before, day before that"
    ),
    (.numbered, "flight, gate"),
    (.tell, "to know, know"), (.told, "watched, saw, seen"),
    (.asked, "do you think, does a, is there a, was there a"),
    (.plain, "for filming, for shooting, for recording"),
    (.few, "umpteen, countless"),
  ]
}
