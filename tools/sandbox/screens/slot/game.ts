import { ask, newRoundId } from '../shared/calls.ts'
import { createFrame, type Frame, loadState, sayWhy } from '../shared/frame.ts'
import { isCalm, wait } from '../shared/motion.ts'
import { paintPage } from '../shared/palette.ts'
import { frame_texts } from '../shared/texts.ts'
import { type Controls, createControls } from './controls.ts'
import { createMachine } from './machine.ts'
import { showPaytable } from './paytable.ts'
import type { Reels } from './reels.ts'
import type { SpinAnswer } from './rules.ts'
import { Show } from './show.ts'
import { loadSymbols } from './symbols.ts'
import { t } from './texts.ts'

const BETWEEN_AUTO_MS = 500
/** The reels turn for at least so long: an answer that comes at once would look like none. */
const TURN_MS = 450

export async function openGame(): Promise<void> {
  paintPage()
  const symbols = await loadSymbols()
  const frame = createFrame('slot', () => showPaytable(symbols, controls.stake()))
  const controls = createControls({
    onSpin: () => void play.press(),
    onStake: () => machine.showTopPrize(controls.stake()),
  })
  const machine = createMachine(symbols)
  frame.stage.append(machine.layout)
  machine.layout.append(controls.bar)
  machine.showTopPrize(controls.stake())
  const show = new Show(machine)
  const play = new Play({ frame, controls, show, reels: machine.reels, meter: machine.meter })

  document.addEventListener('keydown', (event) => {
    const is_elsewhere = (event.target as HTMLElement).closest('button, a, dialog') ?? document.querySelector('dialog')
    if (event.code === 'Space' && !is_elsewhere) void play.press()
  })
  machine.window.addEventListener('click', () => show.hurry())
  await loadState(frame)
}

interface Parts {
  frame: Frame
  controls: Controls
  show: Show
  reels: Reels
  meter: HTMLElement
}

/** From the press of the button to the balance after the round. */
class Play {
  private readonly parts: Parts
  private is_playing = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  async press(): Promise<void> {
    const { controls, show } = this.parts
    if (this.is_playing) return show.hurry()
    await this.alone(async () => {
      do {
        const is_played = await this.playRound(newRoundId(), controls.stake())
        controls.setAuto(is_played && !document.hidden ? Math.max(0, controls.auto() - 1) : 0)
        if (controls.auto() > 0) await wait(BETWEEN_AUTO_MS)
      } while (controls.auto() > 0)
    })
  }

  private async alone(play: () => Promise<unknown>): Promise<void> {
    if (this.is_playing) return
    this.is_playing = true
    this.parts.controls.setBusy(true)
    await play()
    this.is_playing = false
    this.parts.controls.setBusy(false)
  }

  /** Whether the round was played to its end. */
  private async playRound(round_id: string, stake: number): Promise<boolean> {
    const { frame, reels, meter, show } = this.parts
    const before = frame.balance()
    if (stake > before) {
      frame.say(frame_texts.too_little_money)
      return false
    }
    frame.unsay()
    frame.showBalance(before - stake)
    meter.textContent = t.good_luck
    reels.turn()
    try {
      const [answer] = await Promise.all([ask<SpinAnswer>('spin', { round_id, stake }), wait(isCalm() ? 0 : TURN_MS)])
      await show.play(answer, stake)
      if (answer.balance === null) frame.say(frame_texts.prize_coming)
      frame.showBalance(answer.balance ?? before - stake + answer.prize)
      return true
    } catch (fault) {
      await show.takeBack()
      frame.showBalance(before)
      // A round without an answer is asked for again by its own id.
      sayWhy(frame, fault, () => void this.alone(() => this.playRound(round_id, stake)))
      return false
    }
  }
}
