import { ask, newRoundId } from '../shared/calls.ts'
import { showDialog } from '../shared/dialog.ts'
import { button, element } from '../shared/element.ts'
import { createFrame, type Frame, sayWhy, untilRetried } from '../shared/frame.ts'
import { withUnit } from '../shared/money.ts'
import { untilSeen, wait } from '../shared/motion.ts'
import { paintPage } from '../shared/palette.ts'
import { frame_texts } from '../shared/texts.ts'
import { MatchList } from './match-list.ts'
import { showBets } from './my-bets.ts'
import { type BetAnswer, type Leg, rules, type SportState } from './rules.ts'
import { Slip } from './slip.ts'
import { filled, t } from './texts.ts'

const LOOK_EVERY_MS = 2000
const TICK_MS = 500
/** The balance is asked for so often after the last open slip was paid. */
const LOOKS_AFTER = 3

export async function openGame(): Promise<void> {
  paintPage()
  await new Visit(createFrame('sport', showRules)).run()
}

/** A player at the book: the list goes on by itself, the slip is the player's. */
class Visit {
  private readonly frame: Frame
  private readonly list: MatchList
  private readonly slip: Slip
  private readonly bets = element('div', { class: 'my-bets', hidden: true })
  private readonly tabs: HTMLButtonElement[]
  private is_balance_wanted = true
  private looks_left = 0

  constructor(frame: Frame) {
    this.frame = frame
    this.list = new MatchList({
      isPicked: (leg) => this.slip.isPicked(leg),
      onPick: (match, leg) => this.slip.toggle(match, leg),
    })
    this.slip = new Slip({
      onPlace: (legs, stake) => void this.place(legs, stake, newRoundId()),
      onChange: () => this.list.showPicked(),
      onTooMany: () => frame.say(filled(t.one_each, { n: String(rules.legs_max) })),
    })
    this.tabs = [t.matches, t.my_bets].map((label, index) =>
      button(label, { class: 'tab', 'aria-pressed': String(index === 0), onclick: () => this.choose(index) }),
    )
    const left = element(
      'div',
      { class: 'left' },
      element('nav', { class: 'tabs' }, ...this.tabs),
      this.list.node,
      this.bets,
    )
    frame.stage.append(element('div', { class: 'layout' }, left, this.slip.node))
    setInterval(() => this.list.tick(), TICK_MS)
  }

  async run(): Promise<never> {
    for (;;) {
      await untilSeen()
      await this.look()
      await wait(LOOK_EVERY_MS)
    }
  }

  private async look(): Promise<void> {
    try {
      this.show(await ask<SportState>('state', { with_balance: this.is_balance_wanted }))
    } catch (fault) {
      await untilRetried(this.frame, fault)
    }
  }

  private show({ matches, slips, balance }: SportState): void {
    this.list.update(matches)
    if (this.slip.dropClosed(matches)) this.frame.say(t.started)
    showBets(this.bets, slips)
    const waiting = slips.filter(({ prize }) => prize === null).length
    const [, mine] = this.tabs
    if (mine) mine.textContent = waiting > 0 ? `${t.my_bets} (${waiting})` : t.my_bets
    // A slip that was just paid changes the balance; the operator may need a moment.
    this.is_balance_wanted = waiting > 0 || this.looks_left > 0
    this.looks_left = waiting > 0 ? LOOKS_AFTER : Math.max(0, this.looks_left - 1)
    if (balance !== null) this.frame.showBalance(balance)
  }

  private async place(legs: Leg[], stake: number, slip_id: string): Promise<void> {
    if (stake > this.frame.balance()) return this.frame.say(frame_texts.too_little_money)
    this.slip.setBusy(true)
    try {
      const answer = await ask<BetAnswer>('bet', { slip_id, legs, stake })
      this.show(answer)
      if (answer.placing === 'placed') {
        this.slip.remove(legs)
        this.frame.say(t.placed)
      } else this.frame.say(answer.placing === 'started' ? t.started : t.odds_changed)
    } catch (fault) {
      // The server may have taken the slip: only the same id tells.
      sayWhy(this.frame, fault, () => void this.place(legs, stake, slip_id))
    }
    this.slip.setBusy(false)
  }

  private choose(index: number): void {
    for (const [place, tab] of this.tabs.entries()) tab.setAttribute('aria-pressed', String(place === index))
    this.list.node.hidden = index !== 0
    this.bets.hidden = index !== 1
  }
}

function showRules(): void {
  showDialog(
    frame_texts.rules,
    element('p', {}, t.rules_matches),
    element('p', {}, t.rules_slip),
    element('p', {}, t.rules_leave),
    element(
      'p',
      {},
      filled(t.limits, {
        min: withUnit(rules.stake_min),
        max: withUnit(rules.stake_max),
        win: withUnit(rules.win_max),
      }),
    ),
    element(
      'div',
      { class: 'return-line' },
      frame_texts.returns,
      element('b', { class: 'num' }, `${rules.return_percent} %`),
    ),
  )
}
