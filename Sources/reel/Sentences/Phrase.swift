/// Everything `reel read` and `reel ask` say to people; each language's table has a sentence for each.
///
/// `{1}` is the first thing a sentence is given; `{1|video|videos}` the form of a word that goes with that number.
enum Phrase: CaseIterable {
  // What was understood.
  case understood, notSaid, changedByYou, guessedByModel, nothingToDo, neverDone
  case what, days, length, source, folder, music, shape, name, beside, only, without
  case montage, count, list, search, cut, gather, silence, chat
  case videos, photos, live, songs, all
  case anyMusic, onBeat, fewFiles, countOf, listOf
  case landscape, portrait, square
  case lines, rate, codec, fitting, fillsFrame, wholePictures, perSecond
  case card, cardOfDays, cuts, dissolves
  case pace, calm, fast, usualPace, part, bestPart, startPart
  // What was chosen for the person.
  case everything, allDays, ownLength, lasting, noMusic, ownShape, ownName
  // Days and lengths.
  case day, dayOfWeek, daysOfMonth, range, since, upTo, month, hours, minutes, seconds
  // Answers.
  case inAll, answer, someVideos, somePhotos, someLive, someSongs, uncertain, unread, unfinished, nothing,
    more
  case oneVideo, onePhoto, oneLive, oneSong
  // The film on its way.
  case waiting, choosing, cutting, publishing, left, ready, queued, goesOn, note
  // The draft in an editor.
  case draftHead, draftEnd, draftRefused, draftAsked, draftUnchanged, draftEmptied, draftKept, draftLine
  case draftNoEditor, draftEditorFailed
  case draftTask, draftSource, draftFolder, draftFrom, draftLength, draftMusic, draftBeat, draftFrame
  case draftTitle, draftTransitions, draftName, draftAlso
  case draftFraming, draftRate, draftLines, draftCodec, draftPace, draftPart
  // Refusals: the reason, and what to write instead.
  case theRequest, try_
  case impossibleDate, impossibleDateHint, futureDate, futureDateHint, ambiguousDate, ambiguousDateHint
  case backwardsRange, backwardsRangeHint, twoPeriods, twoPeriodsHint
  case badLength, badLengthHint, twoLengths, twoLengthsHint, emptyAsk, askTooLong, askTooLongHint
  case noFootage, noFootageHint, noFootageAtAll, noMusicThere, noMusicThereHint
  case noSong, noSongHint, manySongs, noFolder, noFolderHint, manyFolders, wholeName, nearest
  case notBuilt, notBuiltHint, notFromThese, notFromTheseHint, badName, badNameHint
  case exampleFilm, exampleCount
  // A sentence of a language without tables, and no model that read it.
  case modelOff, modelUnused, modelUnreachable, modelLoading, modelNotEnforcing, modelRefusedKey,
    modelNoSuchModel
  case modelWindowTooSmall, modelOffDevice, modelFailing, modelSilent, modelUnfounded, modelNoLibrary
}
