import { ask, newRoundId } from '../shared/calls.ts'
import { element } from '../shared/element.ts'
import { createFrame, type Frame, sayWhy, untilRetried } from '../shared/frame.ts'
import { withUnit } from '../shared/money.ts'
import { untilSeen, wait } from '../shared/motion.ts'
import { paintPage } from '../shared/palette.ts'
import { frame_texts } from '../shared/texts.ts'
import { Board } from './board.ts'
import { addBets, type BetAnswer, type Bets, rules, sumOf, type TableState } from './rules.ts'
import { showRules } from './rules-sheet.ts'
import { Table } from './table.ts'
import { t } from './texts.ts'

/** The server deals at the end of betting; a little later everybody may ask. */
const AFTER_CLOSING_MS = 250
const TICK_MS = 200

export async function openGame(): Promise<void> {
  paintPage()
  const frame = createFrame('table', showRules)
  await new Sitting(frame).play()
}

/** A player at the table, round after round. */
class Sitting {
  private readonly frame: Frame
  private readonly table = new Table()
  private readonly board: Board
  private round = 0
  /** The player's balance, and the stakes that are on their way to the server. */
  private money = 0
  private sending = 0

  constructor(frame: Frame) {
    this.frame = frame
    this.board = new Board({
      onConfirm: (bets) => void this.confirm(bets, newRoundId(), this.round),
      onLimit: () => frame.say(this.money < (rules.chips[0] ?? 0) ? frame_texts.too_little_money : t.limit),
      free: () => this.money - this.sending,
    })
    frame.stage.append(
      element(
        'div',
        { class: `layout ${rules.variant === 'dragon-tiger' ? 'one-card' : ''}` },
        this.table.road,
        this.table.node,
        this.board.node,
      ),
    )
  }

  async play(): Promise<never> {
    let was_betting = false
    for (;;) {
      await untilSeen()
      const state = await this.askState()
      if (state.closes_in_ms > 0) {
        await this.bet(state)
        was_betting = true
        await wait(AFTER_CLOSING_MS)
      } else {
        await this.look(state, was_betting)
        was_betting = false
      }
    }
  }

  private async bet(state: TableState): Promise<void> {
    this.round = state.round
    this.table.hide()
    this.table.showRoad(state.road)
    this.table.showResult(t.place_bets)
    this.board.begin(placedOf(state))
    const length = state.closes_in_ms
    await this.count(length, (left) => this.table.count(left, Math.max(length, left)))
    if (this.board.clear()) this.frame.say(t.not_placed)
    this.board.setOpen(false)
    this.table.showResult(t.betting_over)
  }

  private async look(state: TableState, is_watched: boolean): Promise<void> {
    const seen_at = performance.now()
    this.board.setOpen(false)
    if (state.deal) {
      await this.table.reveal(state.deal, is_watched)
      this.board.mark(state.deal.winner)
      this.showResult(state)
    }
    this.table.showRoad(state.road)
    if (state.balance !== null) this.showMoney(state.balance)
    const left = state.ends_in_ms - (performance.now() - seen_at)
    await this.count(left, (ms) => this.table.count(ms, state.ends_in_ms))
  }

  private showResult({ deal, bets }: TableState): void {
    const name = t.names[deal?.winner ?? ''] ?? ''
    const result = deal?.winner === 'tie' ? name : `${name} ${t.wins}`
    const staked = bets.reduce((sum, bet) => sum + bet.staked, 0)
    const prize = bets.reduce((sum, bet) => sum + (bet.prize ?? 0), 0)
    if (staked === 0) return this.table.showResult(result)
    if (prize === 0) return this.table.showResult(`${result} · ${t.lost}`)
    this.table.showResult(`${result} · ${frame_texts.win} ${withUnit(prize)}`, 'won')
  }

  private async confirm(bets: Bets, bet_id: string, round: number): Promise<void> {
    const amount = sumOf(bets)
    if (amount > this.money - this.sending) return this.frame.say(frame_texts.too_little_money)
    this.sending += amount
    this.board.clear()
    this.frame.showBalance(this.money - this.sending)
    try {
      const answer = await ask<BetAnswer>('bet', { bet_id, round, bets })
      this.sending -= amount
      if (!answer.is_placed) this.frame.say(t.closed)
      else {
        if (answer.round === this.round) this.board.setPlaced(placedOf(answer))
        if (answer.balance !== null) this.money = answer.balance
      }
    } catch (fault) {
      this.sending -= amount
      // The server may have taken it: only the same id tells.
      sayWhy(this.frame, fault, () => void this.confirm(bets, bet_id, round))
    }
    this.frame.showBalance(this.money - this.sending)
  }

  private showMoney(balance: number): void {
    this.money = balance
    this.frame.showBalance(balance - this.sending)
  }

  private async askState(): Promise<TableState> {
    for (;;) {
      try {
        const state = await ask<TableState>('state', { with_balance: true })
        if (state.balance !== null && state.closes_in_ms > 0) this.showMoney(state.balance)
        return state
      } catch (fault) {
        await untilRetried(this.frame, fault)
      }
    }
  }

  private async count(ms: number, show: (left: number) => void): Promise<void> {
    const end = performance.now() + ms
    for (;;) {
      const left = end - performance.now()
      if (left <= 0) return
      show(left)
      await wait(Math.min(TICK_MS, left))
    }
  }
}

function placedOf({ bets }: TableState): Bets {
  return bets.reduce<Bets>((sum, bet) => addBets(sum, bet.bets), {})
}
