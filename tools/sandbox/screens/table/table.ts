import { element, fill } from '../shared/element.ts'
import { isCalm, wait } from '../shared/motion.ts'
import { playingCard } from './cards.ts'
import { type Deal, rules, type TableState } from './rules.ts'
import { t } from './texts.ts'

const RIBS = 30
const TURN_MS = 620
const ROAD_SHOWN = 72

/** Countdown, the two hands and the road. */
export class Table {
  readonly node: HTMLElement
  readonly road = element('div', { class: 'road', role: 'img', 'aria-label': t.road })
  private readonly hands = rules.sides.map((side, index) => {
    const cards = element('div', { class: 'cards' })
    const value = element('b', { class: 'value num' }, '')
    const node = element(
      'section',
      { class: `hand ${index === 0 ? 'first' : 'second'}` },
      element('h2', {}, t.names[side] ?? side),
      cards,
      value,
    )
    return { node, cards, value }
  })
  private readonly seconds = element('b', { class: 'num' })
  private readonly under = element('span', {}, t.seconds)
  private readonly ribs = Array.from({ length: RIBS }, (_, index) => rib(index))
  private readonly told = element('p', { class: 'told', role: 'status' })

  constructor() {
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    ring.setAttribute('viewBox', '-50 -50 100 100')
    ring.setAttribute('aria-hidden', 'true')
    ring.append(...this.ribs)
    const clock = element('div', { class: 'clock' }, element('div', { class: 'clock-face' }, this.seconds, this.under))
    clock.prepend(ring)
    const [first, second] = this.hands
    this.node = element('div', { class: 'felt' }, first?.node ?? null, clock, second?.node ?? null, this.told)
  }

  showResult(sentence: string, mood: '' | 'won' = ''): void {
    this.told.textContent = sentence
    this.told.className = `told ${mood}`
  }

  /** Ribs go out one by one. */
  count(left_ms: number, of_ms: number): void {
    this.seconds.textContent = String(Math.max(0, Math.ceil(left_ms / 1000)))
    const lit = Math.ceil((left_ms / of_ms) * RIBS)
    for (const [index, each] of this.ribs.entries()) each.classList.toggle('lit', index < lit)
  }

  hide(): void {
    for (const { node, cards, value } of this.hands) {
      node.classList.remove('won', 'lost')
      fill(cards, ...Array.from({ length: rules.variant === 'baccarat' ? 2 : 1 }, () => playingCard(null)))
      value.textContent = ''
    }
  }

  /** Turns the cards one after the other: first the one side, then the other, then the third cards. */
  async reveal(deal: Deal, is_watched: boolean): Promise<void> {
    const cards = deal.hands.map((hand) => hand.map((card) => playingCard(card)))
    for (const [index, hand] of this.hands.entries()) fill(hand.cards, ...(cards[index] ?? []).slice(0, 2))
    const order = [0, 1].flatMap((place) => [0, 1].map((side) => ({ side, place })))
    for (const { side, place } of [...order, { side: 0, place: 2 }, { side: 1, place: 2 }]) {
      const card = cards[side]?.[place]
      const hand = this.hands[side]
      if (!card || !hand) continue
      if (place === 2) hand.cards.append(card)
      if (is_watched && !isCalm()) await wait(TURN_MS)
      card.classList.add('up')
    }
    if (is_watched && !isCalm()) await wait(TURN_MS)
    for (const [index, { node, value }] of this.hands.entries()) {
      if (rules.variant === 'baccarat') value.textContent = String(deal.values[index])
      node.classList.toggle('won', deal.winner === rules.sides[index])
      node.classList.toggle('lost', deal.winner === rules.sides[1 - index])
    }
  }

  showRoad(road: TableState['road']): void {
    fill(
      this.road,
      ...road.slice(-ROAD_SHOWN).map(({ winner }) => {
        const kind = winner === rules.sides[0] ? 'first' : winner === rules.sides[1] ? 'second' : 'tie'
        return element('i', { class: kind }, t.letters[winner] ?? '')
      }),
    )
    this.road.scrollLeft = this.road.scrollWidth
  }
}

function rib(index: number): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', 'M0-40V-48')
  path.setAttribute('transform', `rotate(${(index * 360) / RIBS})`)
  return path
}
