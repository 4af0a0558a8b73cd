import { button, drawing, element, fill } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { kyat_per_part } from '../shared/known.ts'
import { inKyat, withUnit } from '../shared/money.ts'
import { matchName, pickName } from './describe.ts'
import { type Leg, type Match, oddsText, rules, winOf } from './rules.ts'
import { filled, t } from './texts.ts'

interface Handlers {
  onPlace(legs: Leg[], stake: number): void
  onChange(): void
  onTooMany(): void
}

const KYAT = Math.round(1 / kyat_per_part)

/** The slip: picks, stake, and what it would pay. */
export class Slip {
  readonly node: HTMLElement
  private readonly handlers: Handlers
  private legs: { leg: Leg; match: Match }[] = []
  private readonly list = element('ul', { class: 'legs' })
  private readonly input = element('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-label': `${t.stake} (Ks)`,
    maxlength: 9,
  })
  private readonly pays = element('b', { class: 'num' })
  private readonly total = element('b', { class: 'num' })
  private readonly place: HTMLButtonElement
  private readonly head: HTMLButtonElement
  private readonly count = element('b', { class: 'count num' })
  private readonly summary = element('span', { class: 'num' })
  private readonly hint = element('p', { class: 'hint' })
  private is_busy = false

  constructor(handlers: Handlers) {
    this.handlers = handlers
    this.input.value = inKyat(rules.chips[1] ?? rules.stake_min).replace(/,/g, '')
    this.input.addEventListener('input', () => this.show())
    this.place = button(t.place, { class: 'gold place', onclick: () => handlers.onPlace(this.picked(), this.stake()) })
    this.head = button(
      this.count,
      { class: 'slip-head', 'aria-expanded': 'false', onclick: () => this.open(!this.isOpen()) },
      element('b', {}, t.slip),
      this.summary,
    )
    const chips = rules.chips.map((chip) =>
      button(`+${inKyat(chip)}`, { class: 'tonal num', onclick: () => this.setStake(this.stake() + chip) }),
    )
    this.node = element(
      'aside',
      { class: 'slip' },
      this.head,
      element(
        'div',
        { class: 'slip-body' },
        this.list,
        element('label', { class: 'stake-field' }, element('span', {}, `${t.stake} (Ks)`), this.input),
        element(
          'div',
          { class: 'quick' },
          ...chips,
          button(t.clear, { class: 'tonal', onclick: () => this.setStake(0) }),
        ),
        element('div', { class: 'sum' }, element('span', {}, t.odds), this.total),
        element('div', { class: 'sum' }, element('span', {}, t.to_win), this.pays),
        this.hint,
        this.place,
      ),
    )
    this.show()
  }

  isPicked(leg: Leg): boolean {
    return this.legs.some(
      (each) => each.leg.match === leg.match && each.leg.market === leg.market && each.leg.pick === leg.pick,
    )
  }

  /** A second pick of the same match takes the place of the first; the same pick again takes it off. */
  toggle(match: Match, leg: Leg): void {
    const others = this.legs.filter((each) => each.leg.match !== leg.match)
    if (this.isPicked(leg)) this.legs = others
    else if (others.length >= rules.legs_max) return this.handlers.onTooMany()
    else this.legs = [...others, { leg, match }]
    this.show()
  }

  /** Takes off what is closed by now; answers whether something was. */
  dropClosed(matches: readonly Match[]): boolean {
    const open = new Set(matches.filter(({ phase }) => phase === 'open').map(({ match }) => match))
    const kept = this.legs.filter(({ leg }) => open.has(leg.match))
    const had_some = kept.length < this.legs.length
    this.legs = kept
    if (had_some) this.show()
    return had_some
  }

  /** Takes off what was placed; what the player has picked since stays. */
  remove(placed: readonly Leg[]): void {
    this.legs = this.legs.filter(({ leg }) => !placed.includes(leg))
    if (this.legs.length === 0) this.open(false)
    this.show()
  }

  setBusy(is_busy: boolean): void {
    this.is_busy = is_busy
    this.show()
  }

  private picked(): Leg[] {
    return this.legs.map(({ leg }) => leg)
  }

  private stake(): number {
    return Number(this.input.value.replace(/\D/g, '') || 0) * KYAT
  }

  private setStake(parts: number): void {
    this.input.value = String(Math.min(parts, rules.stake_max) / KYAT)
    this.show()
  }

  private isOpen(): boolean {
    return this.node.classList.contains('open')
  }

  private open(is_open: boolean): void {
    this.node.classList.toggle('open', is_open)
    this.head.setAttribute('aria-expanded', String(is_open))
  }

  private show(): void {
    const legs = this.picked()
    const stake = this.stake()
    const win = winOf(stake, legs)
    const odds = legs.length > 0 ? oddsText(winOf(100, legs)) : '–'
    const is_right = stake >= rules.stake_min && stake <= rules.stake_max && win <= rules.win_max
    fill(
      this.list,
      ...(legs.length > 0
        ? this.legs.map((each) => this.row(each))
        : [element('li', { class: 'empty' }, t.slip_empty)]),
    )
    this.count.textContent = String(legs.length)
    this.summary.textContent = legs.length > 0 ? `${odds} · ${t.to_win} ${withUnit(win)}` : t.slip_empty
    this.total.textContent = odds
    this.pays.textContent = withUnit(legs.length > 0 ? win : 0)
    this.hint.textContent = is_right
      ? ''
      : filled(t.limits, {
          min: withUnit(rules.stake_min),
          max: withUnit(rules.stake_max),
          win: withUnit(rules.win_max),
        })
    this.place.disabled = this.is_busy || legs.length === 0 || !is_right
    this.place.textContent = `${t.place} ${withUnit(stake)}`
    this.node.classList.toggle('filled', legs.length > 0)
    this.handlers.onChange()
  }

  private row({ leg, match }: { leg: Leg; match: Match }): HTMLElement {
    return element(
      'li',
      {},
      element(
        'div',
        {},
        element('b', {}, pickName(match, leg.market, leg.pick)),
        element('span', {}, matchName(match.sides, match.match)),
      ),
      element('b', { class: 'num' }, oddsText(leg.odds)),
      button(drawing(ICONS.close), {
        class: 'round-button',
        'aria-label': t.remove,
        onclick: () => this.toggle(match, leg),
      }),
    )
  }
}
