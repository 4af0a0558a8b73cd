/** Runs one turn of a loop, and notes how it went; it throws what the turn throws. */
export type WatchTurn = <T>(turn: () => Promise<T>) => Promise<T>

/** For a loop that nobody has to hear of, in tests. */
export const unwatched: WatchTurn = (turn) => turn()
