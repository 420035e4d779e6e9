package import Plans

/// What a word of the tables means, the same in every language.
package enum Meaning: Hashable, Sendable {
  // Days.
  /// Days counted from today: yesterday is -1.
  case day(Int)
  case weekday(Int)
  case month(Int)
  case season(Season)
  case feast(Feast)
  /// A stretch counted from this one: last week is (week, -1).
  case calendar(TimeUnit, Int)
  /// This many units ending today.
  case rolling(TimeUnit, Int)
  /// A decade named by its first year within the century: the nineties is 90.
  case decade(Int)
  case unit(TimeUnit)
  /// A unit that is only meant as an amount of days ago, in front of `ago`, or behind `last`.
  case unitAdjective(TimeUnit)
  /// A length as one word, in seconds.
  case length(Int)

  // Words that go with days.
  /// The period before one that was just named: the week before.
  case oneBefore
  /// Last in the sense of the calendar: прошлый.
  case lastCalendar
  /// Last in the sense of the days that end today: последний.
  case lastRolling
  /// The English last: of the calendar without an article, rolling with one; behind its noun of the calendar.
  case last
  case beforeLast
  case this, next
  /// A unit written short, which is one only between a number and a word for the past: 3 wk. ago, hace 2 d.
  case shortUnit(TimeUnit)
  /// In front of an amount: about.
  case roughly
  /// Behind the amount: ago, назад.
  case ago
  /// Before the amount: vor, hace.
  case agoBefore
  /// Behind an amount: from now.
  case later
  /// Before an amount: in three days.
  case laterBefore
  case since, before, after, until, between
  /// Opens a stretch that ends today: for, за.
  case during
  /// Opens a range, and says nothing else: von, vom.
  case from
  /// Joins the ends of a range: to, по, bis.
  case to
  /// Behind the first end of a range: から, 'dan.
  case fromBehind
  case untilBehind, sinceBehind, beforeBehind, afterBehind, betweenBehind
  case partOfDay
  /// Days, of which not one is meant: the first days of June.
  case manyDays
  case beginning, middle, end
  case whole
  /// Counts as a date no one can place: a movable feast we do not know, "the other day".
  case vagueDate
  case yearWord, weekWord
  /// A week in the singular, which no amount but one goes with: the number in front of it names it.
  case oneWeek
  /// In front of a day: the one behind it, or before it when negative: lendemain de.
  case dayBeside(Int)
  /// An era whose years are counted from the one behind this year: 令和 is 2018.
  case era(Int)
  /// The number before it is a month: 月.
  case monthCounter
  /// The number before it is a day: 日, числа.
  case dayCounter
  /// The number behind it is a day: el día 5.
  case dayBefore
  /// The number behind it is no day or amount: part 2, iPhone 15.
  case numbered
  /// The number before it is a time of day: Uhr, am, pm.
  case clock
  /// Opens a time of day: at, um, в.
  case clockBefore

  // Numbers.
  case number(Int)
  case ordinal(Int)
  case half, quarter, threeQuarters
  /// "and a half" behind a unit or a number.
  case andHalf, andQuarter
  case oneAndHalf
  /// An amount as one word, in thousandths: zweieinhalb.
  case amount(Int)
  case couple
  case few
  /// Ending of an ordinal written with digits: th, -го.
  case ordinalEnding
  /// In front of a decade's number: los 90.
  case decadeBefore
  /// Ending of a decade written with digits: -е, er.
  case decadeEnding

  // Tasks.
  case make
  /// Making verbs that say film by themselves: смонтируй, stitch.
  case montage
  /// Verbs whose object is the material, not the film: stitch, соедини.
  case join
  /// The far part of a verb: put ... together, schneide ... zusammen.
  case together
  case wish
  case film, video, videos, photo, live
  case count, list, search, cut
  /// Cut as an editor or as scissors: cut, schneide, corta.
  case shear
  /// Makes a making verb one of cutting: shorter, kürzer.
  case shorter
  case gather, container
  case silence, remove
  /// Verbs of things that are not done here: delete, send.
  case other
  case what, which
  /// What a camera does: shot, filmed, снимал.
  case shoot
  /// Opens a second question: tell me, скажи.
  case tell
  case something
  /// A thing that music or a song only describes: festival, school.
  case thing

  // Lengths and music.
  case lasting
  /// In front of a length: на минуту.
  case lengthBefore
  case offCut
  case perShot
  /// Pieces of a film that last shorter than it: shots, scenes.
  case shots
  /// What stands between the pieces: a fade.
  case fade
  /// In front of the time something shall be done in, or behind it: within, içinde.
  case deadline
  /// In front of the day a film is needed by, and behind it: by; of the last day of a period too: bis; for.
  case due, dueBehind, dueOrBound, dueOrBoundBehind, dueOrFor
  /// That something is needed, and not wished only.
  case need
  /// Takes back what was said before: no, I mean; and the word for not, which does so in front of a comma.
  case correction, correctionNo
  /// How fast a film is cut as its adjective: calm; and as a phrase of its own: with quick cuts.
  case pace(Plan.Pace), tempo(Plan.Pace)
  /// A part of a piece of music: the chorus.
  case musicPart(Plan.MusicPart)
  case longerThan
  case beat
  case music
  case song
  case musicPreposition
  case without
  /// Without music as one word: müziksiz.
  case noMusic
  /// The shape of a picture as an adjective: vertical, or as a format: 9:16, for TikTok.
  case shape(Plan.Frame), format(Plan.Frame)
  /// What a shape is told of: format, frame.
  case picture
  /// The lines of a film's picture: 4K; how it is written: HEVC; how pictures fill it: without black bars.
  case height(Int), codec(Encoding.Codec), framing(Plan.Framing)
  /// Behind the number of pictures a second: fps.
  case perSecond
  /// The same of a rate, where its number is one: 60 frames.
  case frames
  /// A wish for what films have no choice of: slow motion.
  case undone
  case not
  case named
  /// A card the film begins with: with a title, с титрами.
  case titleCard
  /// Dissolves and fades: with transitions, с плавными переходами.
  case transitions
  /// In front of a song's name: set to, to the tune of; and behind it: ritmine.
  case titleBefore, titleBehind
  /// In front of music and of little else: под.
  case under

  // The words between.
  case article, indefinite
  /// An article that tells one thing from others, and whose it is not.
  case definite
  case of
  /// In front of what a film is made from: from, из, aus.
  case madeFrom
  /// In front of what a film tells of: about, про, über.
  case about
  case and, or
  case except
  case total
  case them
  case i
  case into
  case hold
  /// Sets what follows against what is not wanted: not today but yesterday.
  case contrast
  /// Behind what is not wanted: değil, ではなく.
  case notBehind
  /// Takes back what was said: no thanks, не надо.
  case unwanted
  /// Opens a question about a film: how long is, why did.
  case asked
  /// Tells that something was made: hice, сделал.
  case told
  /// Says of a film how it turned out: was, quedó, получился.
  case judged
  /// Opens a clause of its own: how, where.
  case how
  /// Verbs that make files of others: convert; and those that do beside a format: turn.
  case convert, turn
  /// What files are written as: mp4.
  case fileFormat
  /// Asks or tells whether a film is ready.
  case ready
  /// Known, and nothing else: keeps a typing slip and other languages' readings away.
  case plain
}
