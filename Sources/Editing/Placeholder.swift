// The target's files follow.
