import { createSurface, type Surface } from '../shared/canvas.ts'
import { isCalm } from '../shared/motion.ts'
import { Reel, SPEED } from './reel.ts'
import type { Symbols } from './symbols.ts'

/** Cells that won together; those of a line are joined. */
export interface Highlight {
  cells: readonly (readonly [reel: number, row: number])[]
  /** Number of the line; null for scatters. */
  line: number | null
}

const REELS = 5
const ROWS = 3
/** A picture that comes later than this does not make the reels jump. */
const STEP_MS_MAX = 50
const TURN_OF_A_LINE_MS = 900
const DIMMED = 0.32
const LINE_COLORS = ['#f8df9c', '#7fe0bc', '#ff9db1', '#9fc2ff', '#ffb98a', '#e3b8ff']

/** The window of five reels, drawn only while something moves. */
export class Reels {
  private readonly symbols: Symbols
  private readonly reels: Reel[]
  private readonly surface: Surface
  private is_turning = false
  private is_drawing = false
  private last = 0
  private onRest: (() => void) | null = null
  private won: { highlights: Highlight[]; begun: number } | null = null

  constructor(parent: HTMLElement, symbols: Symbols, strips: readonly string[], first: readonly string[]) {
    this.symbols = symbols
    this.reels = strips.map((strip, index) => new Reel(index, strip, first[index] ?? ''))
    this.surface = createSurface(parent, () => {
      symbols.prepare(this.symbolSize(), this.surface.density)
      this.draw(performance.now())
    })
  }

  /** Turns all reels until they are stopped. */
  turn(): void {
    this.won = null
    for (const reel of this.reels) reel.release()
    this.is_turning = !isCalm()
    this.wake()
  }

  /** Resolves when all reels rest on the window. */
  stopAt(window: readonly string[]): Promise<void> {
    const now = performance.now()
    for (const [index, reel] of this.reels.entries()) reel.stopAt(window[index] ?? '', now)
    this.is_turning = false
    return new Promise((resolve) => {
      this.onRest = resolve
      this.wake()
    })
  }

  /** Lets the reels that still turn come to rest soon. */
  hurry(): void {
    for (const reel of this.reels) reel.hurry(performance.now())
  }

  /** Shows what won; nothing clears it. */
  show(highlights: Highlight[]): void {
    this.won = highlights.length > 0 ? { highlights, begun: performance.now() } : null
    this.wake()
  }

  private wake(): void {
    if (this.is_drawing) return
    this.is_drawing = true
    this.last = performance.now()
    requestAnimationFrame((now) => this.step(now))
  }

  private step(now: number): void {
    const passed = Math.min(STEP_MS_MAX, Math.max(0, now - this.last))
    this.last = now
    for (const reel of this.reels) reel.move(now, this.is_turning ? passed * SPEED : 0)
    this.draw(now)
    const is_moving = this.is_turning || this.reels.some(({ isStopping }) => isStopping)
    if (!is_moving && this.onRest) {
      const notify = this.onRest
      this.onRest = null
      notify()
    }
    this.is_drawing = is_moving || (this.won !== null && !isCalm())
    if (this.is_drawing) requestAnimationFrame((next) => this.step(next))
  }

  private draw(now: number): void {
    const { pen, width, height } = this.surface
    pen.clearRect(0, 0, width, height)
    const some = this.won ? highlightsAt(this.won.highlights, now - this.won.begun) : []
    const lit = new Set(some.flatMap(({ cells }) => cells.map(String)))
    const swell = 1 + 0.05 * Math.sin((now - (this.won?.begun ?? now)) / 120)
    for (const [index, reel] of this.reels.entries()) {
      for (let row = Math.floor(reel.position) + 1; row > reel.position - ROWS; row -= 1) {
        const is_lit = lit.has(`${index},${Math.round(reel.position - row)}`)
        const y = (reel.position - row + 0.5) * (height / ROWS)
        pen.globalAlpha = this.won && !is_lit ? DIMMED : 1
        const size = this.symbolSize() * (is_lit && !isCalm() ? swell : 1)
        this.symbols.draw(pen, reel.symbolOf(row), { x: (width / REELS) * (index + 0.5), y, size })
      }
    }
    pen.globalAlpha = 1
    for (const highlight of some) drawHighlight(this.surface, highlight)
  }

  private symbolSize(): number {
    return Math.min(this.surface.width / REELS, this.surface.height / ROWS) * 0.94
  }
}

/** All of them first, then one after the other. */
function highlightsAt(highlights: Highlight[], passed: number): Highlight[] {
  const turn = Math.floor(passed / TURN_OF_A_LINE_MS)
  if (isCalm() || turn === 0 || highlights.length === 1) return highlights
  const chosen = highlights[(turn - 1) % highlights.length]
  return chosen ? [chosen] : []
}

function drawHighlight({ pen, width, height }: Surface, { cells, line }: Highlight): void {
  const [cell_width, cell_height] = [width / REELS, height / ROWS]
  const color = LINE_COLORS[(line ?? 0) % LINE_COLORS.length] ?? '#f8df9c'
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const strokes: [string, number][] = [
    ['#04110ec0', 7],
    [color, 3],
  ]
  for (const [style, thick] of line === null ? [] : strokes) {
    pen.strokeStyle = style
    pen.lineWidth = thick
    pen.beginPath()
    for (const [reel, row] of cells) pen.lineTo((reel + 0.5) * cell_width, (row + 0.5) * cell_height)
    pen.stroke()
  }
  pen.strokeStyle = color
  pen.lineWidth = 2
  for (const [reel, row] of cells) {
    pen.strokeRect(reel * cell_width + 3, row * cell_height + 3, cell_width - 6, cell_height - 6)
  }
}
