import { isCalm } from '../shared/motion.ts'

/** Rows per millisecond while the answer is awaited. */
export const SPEED = 0.022
const ROWS = 3
/** A reel turns on for at least so many rows after the answer, each reel a little longer than the last. */
const ROWS_TO_STOP = 5
const ROWS_LATER = 3
/** How far a reel falls over its stop, in rows, before it rests. */
const BOUNCE = 0.09
const BOUNCE_MS = 160
/** A reel that is hurried turns on as if at least this share of its time were over. */
const HURRIED = 0.85

/** One reel. Symbols move downward: row k lies at (position - k), the top of the window at 0. */
export class Reel {
  position = 0
  private readonly index: number
  private readonly strip: string
  /** The symbols that the answer decided, by row, in place of the symbols of the strip. */
  private readonly decided = new Map<number, string>()
  private end: { from: number; to: number; begun: number; ms: number } | null = null

  constructor(index: number, strip: string, column: string) {
    this.index = index
    this.strip = strip
    this.write(column, 0)
  }

  get isStopping(): boolean {
    return this.end !== null
  }

  symbolOf(row: number): string {
    const length = this.strip.length
    return this.decided.get(row) ?? this.strip[((-row % length) + length) % length] ?? ''
  }

  /** Forgets the decided symbols that are out of sight: the strip goes on there. */
  release(): void {
    for (const row of this.decided.keys()) if (row < this.position - ROWS) this.decided.delete(row)
  }

  /** Writes the column on rows that are not in sight yet, and lets the reel run out on them. */
  stopAt(column: string, now: number): void {
    const rows = isCalm() ? ROWS : ROWS_TO_STOP + this.index * ROWS_LATER
    const from = this.position
    const to = Math.ceil(from) + rows
    this.write(column, to)
    // It begins at about the speed that it has, and slows down evenly.
    this.end = { from, to: to + BOUNCE, begun: now, ms: isCalm() ? 1 : (1.35 * (to - from)) / SPEED }
  }

  hurry(now: number): void {
    if (this.end) this.end.begun = Math.min(this.end.begun, now - this.end.ms * HURRIED)
  }

  move(now: number, free_rows: number): void {
    if (!this.end) {
      this.position += free_rows
      return
    }
    const { from, to, begun, ms } = this.end
    const share = Math.max(0, (now - begun) / ms)
    if (share < 1) {
      this.position = from + (to - from) * (1 - (1 - share) ** 2)
      return
    }
    const back = isCalm() ? 1 : Math.min(1, (now - begun - ms) / BOUNCE_MS)
    this.position = to - BOUNCE * back
    if (back < 1) return
    this.position = Math.round(this.position)
    this.end = null
  }

  private write(column: string, top: number): void {
    for (const [row, symbol] of [...column].entries()) this.decided.set(top - row, symbol)
  }
}
