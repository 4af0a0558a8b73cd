import { element } from '../shared/element.ts'
import { inKyat } from '../shared/money.ts'
import { wait } from '../shared/motion.ts'
import { CardView } from './cards.ts'
import type { Hand, Outcome, Round } from './rules.ts'
import { handText, t } from './texts.ts'

const BETWEEN_CARDS_MS = 190
const BEFORE_TURNING_MS = 320
const RECENT_MAX = 12

class SeatView {
  readonly node: HTMLElement
  private readonly cards = element('div', { class: 'cards' })
  private readonly badge = element('b', { class: 'hand', hidden: true })
  private views: CardView[] = []

  constructor(name: string, class_name: string) {
    this.node = element(
      'section',
      { class: `seat ${class_name}`, 'aria-label': name },
      element('div', { class: 'who' }, element('span', {}, name), this.badge),
      this.cards,
    )
  }

  clear(): void {
    this.views = []
    this.cards.replaceChildren()
    this.badge.hidden = true
    this.node.classList.remove('better')
  }

  async add(card: number | null): Promise<void> {
    const view = new CardView(null)
    this.views.push(view)
    this.cards.append(view.node)
    await wait(BETWEEN_CARDS_MS)
    if (card !== null) view.turn(card)
  }

  turn(cards: number[]): void {
    for (const [place, view] of this.views.entries()) {
      const card = cards[place]
      if (card !== undefined) view.turn(card)
    }
  }

  count(): number {
    return this.views.length
  }

  say(hand: Hand): void {
    this.badge.textContent = handText(hand)
    this.badge.dataset.kind = hand.kind
    this.badge.hidden = false
  }

  setBetter(is_better: boolean): void {
    this.node.classList.toggle('better', is_better)
  }
}

/** The felt: the banker above, the player below, the bet and the outcome between them. */
export class TableView {
  readonly node: HTMLElement
  private readonly banker = new SeatView(t.banker, 'banker')
  private readonly mine = new SeatView(t.you, 'mine')
  private readonly middle = element('div', { class: 'middle', role: 'status' })
  private readonly recent = element('ol', { class: 'recent', 'aria-label': t.recent })

  constructor() {
    this.node = element(
      'div',
      { class: 'felt' },
      element('i', { class: 'ring', 'aria-hidden': 'true' }),
      this.banker.node,
      this.middle,
      this.mine.node,
    )
    this.invite()
  }

  invite(): void {
    this.middle.replaceChildren(element('p', { class: 'invite' }, t.place_your_bet), this.recent)
  }

  /** Two for the player, open, and two for the banker, closed. */
  async deal(round: Round): Promise<void> {
    this.banker.clear()
    this.mine.clear()
    this.showBet(round.bet)
    const [first = 0, second = 0] = round.mine
    await this.mine.add(first)
    await this.banker.add(null)
    await this.mine.add(second)
    await this.banker.add(null)
    if (round.banker === null) this.mine.say(round.hand)
  }

  /** The third cards, then the banker's hand, then who won. */
  async finish(round: Round): Promise<void> {
    if (!round.result || !round.banker || !round.banker_hand) return
    const third = round.mine[2]
    if (third !== undefined && this.mine.count() < 3) await this.mine.add(third)
    this.mine.say(round.hand)
    await wait(BEFORE_TURNING_MS)
    this.banker.turn(round.banker)
    const bankers_third = round.banker[2]
    if (bankers_third !== undefined) {
      await wait(BEFORE_TURNING_MS)
      await this.banker.add(bankers_third)
    }
    this.banker.say(round.banker_hand)
    await wait(BETWEEN_CARDS_MS)
    this.mine.setBetter(round.result.outcome === 'win')
    this.banker.setBetter(round.result.outcome === 'lose')
    this.showResult(round.result)
  }

  remember(rounds: Round[]): void {
    const outcomes = rounds.flatMap((round) => round.result?.outcome ?? []).slice(0, RECENT_MAX)
    this.recent.replaceChildren(...outcomes.toReversed().map(recentMark))
  }

  private showBet(bet: number): void {
    this.middle.replaceChildren(
      element('p', { class: 'stake' }, element('span', {}, t.bet), element('b', { class: 'num' }, `${inKyat(bet)} Ks`)),
    )
  }

  private showResult({ outcome, net }: { outcome: Outcome; net: number }): void {
    const amount = net === 0 ? t.bet_back : `${net > 0 ? '+' : '−'}${inKyat(Math.abs(net))} Ks`
    const result = element(
      'p',
      { class: `result ${outcome}` },
      element('span', {}, t.outcomes[outcome]),
      element('b', { class: 'num' }, amount),
    )
    this.middle.replaceChildren(result, this.recent)
  }
}

function recentMark(outcome: Outcome): HTMLElement {
  return element('li', { class: outcome, 'aria-label': t.outcomes[outcome] }, t.marks[outcome])
}
