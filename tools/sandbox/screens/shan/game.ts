import { ask, newRoundId } from '../shared/calls.ts'
import { createFrame, type Frame, loadState, sayWhy } from '../shared/frame.ts'
import { paintPage } from '../shared/palette.ts'
import { type Controls, createControls } from './controls.ts'
import type { Round, RoundAnswer, State } from './rules.ts'
import { showRules } from './rules-sheet.ts'
import { TableView } from './table.ts'
import { t } from './texts.ts'

const REMEMBERED = 12

export async function openGame(): Promise<void> {
  paintPage()
  const frame = createFrame('shan', showRules)
  const table = new TableView()
  const controls = createControls({
    onDeal: () => void play.deal(newRoundId(), controls.bet()),
    onDecide: (draws) => void play.decide(draws),
  })
  const play = new Play(frame, table, controls)
  frame.stage.append(table.node, controls.bar)
  await play.open(await loadState<State>(frame))
}

/** From the press of a button to the balance after the round. */
class Play {
  private readonly frame: Frame
  private readonly table: TableView
  private readonly controls: Controls
  private round: Round | null = null
  private recent: Round[] = []

  constructor(frame: Frame, table: TableView, controls: Controls) {
    this.frame = frame
    this.table = table
    this.controls = controls
    this.controls.show('busy', 0)
  }

  /** A round that was left in the middle goes on. */
  async open(state: State): Promise<void> {
    this.recent = state.recent
    this.table.remember(this.recent)
    if (state.round) await this.show({ balance: state.balance, round: state.round, is_told: true })
    else this.controls.show('betting', state.balance)
  }

  async deal(round_id: string, bet: number): Promise<void> {
    this.controls.show('busy', this.frame.balance())
    this.frame.unsay()
    await this.asking(
      () => ask<RoundAnswer>('deal', { round_id, bet }),
      () => void this.deal(round_id, bet),
    )
  }

  async decide(draws: boolean): Promise<void> {
    const round_id = this.round?.round_id
    if (round_id === undefined) return
    this.controls.show('busy', this.frame.balance())
    await this.asking(
      () => ask<RoundAnswer>('decide', { round_id, draws }),
      () => void this.decide(draws),
    )
  }

  private async asking(call: () => Promise<RoundAnswer>, again: () => void): Promise<void> {
    try {
      await this.show(await call())
    } catch (fault) {
      sayWhy(this.frame, fault, again)
      this.controls.show(this.round ? 'deciding' : 'betting', this.frame.balance())
    }
  }

  private async show(answer: RoundAnswer): Promise<void> {
    const { round, balance } = answer
    if (this.round?.round_id !== round.round_id) await this.table.deal(round)
    if (round.result === null) {
      this.round = round
      return this.controls.show('deciding', balance)
    }
    this.round = null
    this.recent = [round, ...this.recent].slice(0, REMEMBERED)
    this.table.remember(this.recent)
    await this.table.finish(round)
    this.frame.showBalance(balance)
    if (!answer.is_told) this.frame.say(t.untold)
    this.controls.show('betting', balance)
  }
}
