import type { Random } from '../shared/random.ts'
import { LINES, PAYS, REELS, ROWS, SCATTER, SCATTER_PAYS, SPINS_FOR_SCATTERS, WILD } from './table.ts'

/** The window: a text of three symbols for each reel, from the top. */
export type Window = string[]

export interface LineWin {
  line: number
  symbol: string
  count: number
  /** In stakes of a line. */
  pays: number
}

export interface Spin {
  window: Window
  wins: LineWin[]
  scatters: number
  /** Everything that this spin pays, in stakes of a line, its factor included. */
  pays: number
  /** Free spins that it brings. */
  free: number
}

export interface Outcome {
  /** The paid spin, then the free ones. */
  spins: Spin[]
  /** Free spins that the spins bring together. */
  free_spins: number
  /** Of all spins, in stakes of a line. */
  pays: number
}

/** A free spin pays double. */
export const FREE_FACTOR = 2
/** A row of good luck ends somewhere, so that a round does. */
export const FREE_SPINS_MAX = 60

/** The windows of a paid spin and of all the free spins that it brings: one round, paid as one. */
export function playSpin(random: Random): Window[] {
  const windows: Window[] = []
  let owed = 1
  while (windows.length < owed) {
    windows.push(REELS.map((strip) => showFrom(strip, random(strip.length))))
    owed = 1 + rateRound(windows).free_spins
  }
  return windows
}

/** The prizes and the free spins of the windows of a round. */
export function rateRound(windows: Window[]): Outcome {
  let free_spins = 0
  const spins = windows.map((window, index) => {
    const spin = rateWindow(window, index === 0 ? 1 : FREE_FACTOR)
    spin.free = Math.min(spin.free, FREE_SPINS_MAX - free_spins)
    free_spins += spin.free
    return spin
  })
  return { spins, free_spins, pays: spins.reduce((sum, { pays }) => sum + pays, 0) }
}

/** Three neighbours of a strip, whose end is joined to its beginning. */
function showFrom(strip: string, stop: number): string {
  return (strip + strip).slice(stop, stop + ROWS)
}

export function rateWindow(window: Window, factor: number): Spin {
  const wins = LINES.flatMap((rows, line) =>
    rateLine(
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
      line,
    ),
  )
  const scatters = [...window.join('')].filter((symbol) => symbol === SCATTER).length
  const line_pays = wins.reduce((sum, { pays }) => sum + pays, 0)
  const scatter_pays = (SCATTER_PAYS[scatters] ?? 0) * LINES.length
  return {
    window,
    wins,
    scatters,
    pays: (line_pays + scatter_pays) * factor,
    free: SPINS_FOR_SCATTERS[scatters] ?? 0,
  }
}

/** Equal symbols from the left; wild stands for each of them, and is never on the first reel. */
function rateLine(symbols: string[], line: number): LineWin[] {
  const symbol = symbols[0] ?? ''
  const stopped = symbols.findIndex((each) => each !== symbol && each !== WILD)
  const count = stopped === -1 ? symbols.length : stopped
  const pays = PAYS[symbol]?.[count] ?? 0
  return pays > 0 ? [{ line, symbol, count, pays }] : []
}
