import { element, fill } from '../shared/element.ts'
import { between, withUnit } from '../shared/money.ts'
import { animate, isCalm, wait } from '../shared/motion.ts'
import { frame_texts } from '../shared/texts.ts'
import { FIRST_WINDOW, type Machine } from './machine.ts'
import type { Highlight } from './reels.ts'
import { rules, SCATTER, type Spin, type SpinAnswer } from './rules.ts'
import { t } from './texts.ts'

/** From this many stakes on, a prize is shown large. */
const BIG_WIN = 12
const COUNT_MS = 700
const COUNT_BIG_MS = 2200
const LOOK_MS = 900
const CARD_MS = 2200
const CALM_MS_MAX = 600
const FREE_TURN_MS = 350

/** Shows what was decided; nothing here decides anything. */
export class Show {
  private readonly machine: Machine
  private skip: (() => void) | null = null

  constructor(machine: Machine) {
    this.machine = machine
  }

  /** The spin and all its free spins. */
  async play({ outcome, prize }: SpinAnswer, stake: number): Promise<void> {
    const { meter } = this.machine
    meter.classList.remove('won')
    const [spin, ...free] = outcome.spins
    if (!spin) return
    await this.playSpin(spin, stake, 0)
    if (free.length > 0) await this.playFreeSpins(spin, free, stake)
    meter.textContent = prize > 0 ? `${frame_texts.win} ${withUnit(prize)}` : t.no_win
  }

  /** The reels come to rest although nothing was played. */
  async takeBack(): Promise<void> {
    this.machine.meter.textContent = t.good_luck
    await this.machine.reels.stopAt(FIRST_WINDOW)
  }

  hurry(): void {
    this.machine.reels.hurry()
    this.skip?.()
  }

  private async playFreeSpins(spin: Spin, free: Spin[], stake: number): Promise<void> {
    const { meter, frame, reels } = this.machine
    const line_stake = stake / rules.lines.length
    await this.showCard(t.free_spins, `${spin.free} · ×${rules.free_factor}`)
    frame.classList.add('is-free')
    let won = spin.pays * line_stake
    let known = spin.free
    for (const [index, next] of free.entries()) {
      meter.textContent = `${t.free_spins} ${index + 1}/${known} · ${withUnit(won)}`
      reels.turn()
      await this.pause(isCalm() ? 0 : FREE_TURN_MS)
      await this.playSpin(next, stake, won)
      if (next.free > 0) await this.showCard(t.free_spins, `+${next.free}`)
      won += next.pays * line_stake
      known += next.free
    }
    frame.classList.remove('is-free')
    await this.showCard(t.free_total, withUnit(won - spin.pays * line_stake))
  }

  private async playSpin(spin: Spin, stake: number, before: number): Promise<void> {
    await this.machine.reels.stopAt(spin.window)
    if (spin.pays === 0 && spin.free === 0) return
    this.machine.reels.show(highlightsOf(spin))
    const prize = (spin.pays * stake) / rules.lines.length
    if (prize > 0) await this.countUp(before, before + prize, prize >= BIG_WIN * stake)
    await this.pause(LOOK_MS)
  }

  private async countUp(from: number, to: number, is_big: boolean): Promise<void> {
    const { meter } = this.machine
    meter.classList.add('won')
    const banner = is_big ? this.card(t.big_win, withUnit(from)) : null
    await animate(is_big ? COUNT_BIG_MS : COUNT_MS, (share) => {
      const amount = withUnit(between(from, to, share))
      meter.textContent = `${frame_texts.win} ${amount}`
      fill(banner?.querySelector('b'), amount)
    })
    if (!banner) return
    await this.pause(CARD_MS)
    banner.remove()
  }

  private async showCard(title: string, value: string): Promise<void> {
    const made = this.card(title, value)
    await this.pause(CARD_MS)
    made.remove()
  }

  private card(title: string, value: string): HTMLElement {
    const made = element('div', { class: 'card' }, element('span', {}, title), element('b', { class: 'num' }, value))
    this.machine.frame.append(made)
    return made
  }

  /** A touch on the reels ends it. */
  private pause(ms: number): Promise<void> {
    const skipped = new Promise<void>((resolve) => {
      this.skip = resolve
    })
    return Promise.race([wait(isCalm() ? Math.min(ms, CALM_MS_MAX) : ms), skipped])
  }
}

function highlightsOf({ wins, window, free }: Spin): Highlight[] {
  const lines = wins.map(({ line, count }) => ({
    line,
    cells: (rules.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
  }))
  const flowers = window.flatMap((column, reel) =>
    [...column].flatMap((symbol, row) => (symbol === SCATTER ? [[reel, row] as const] : [])),
  )
  return free > 0 ? [...lines, { line: null, cells: flowers }] : lines
}
