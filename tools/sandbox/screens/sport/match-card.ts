import { button, element, fill } from '../shared/element.ts'
import { matchName, pickName, sideName } from './describe.ts'
import { is_race, type Leg, type Match, oddsText } from './rules.ts'
import { t } from './texts.ts'

export interface Picker {
  isPicked(leg: Leg): boolean
  onPick(match: Match, leg: Leg): void
}

const SIGNS: Record<string, string> = { home: '1', draw: 'X', away: '2' }

/** One match of the list. Its parts stay in place while numbers change, so that no touch gets lost. */
export class MatchCard {
  readonly node = element('article', { class: 'match' })
  private readonly picker: Picker
  private match: Match
  private seen_at = performance.now()
  private readonly clock = element('span', { class: 'when num' })
  private readonly score = element('b', { class: 'score num' })
  private picks: { button: HTMLButtonElement; leg: Leg }[] = []
  private lanes: { bar: HTMLElement; place: HTMLElement }[] = []

  constructor(match: Match, picker: Picker) {
    this.picker = picker
    this.match = match
    this.build()
    this.update(match)
  }

  get phase(): Match['phase'] {
    return this.match.phase
  }

  update(match: Match): void {
    const is_other_phase = match.phase !== this.match.phase
    this.match = match
    this.seen_at = performance.now()
    if (is_other_phase) this.build()
    if (match.score) this.score.textContent = `${match.score[0]} : ${match.score[1]}`
    for (const [lane, { bar, place }] of this.lanes.entries()) {
      bar.style.transform = `scaleX(${(match.ways?.[lane] ?? 0) / 1000})`
      const rank = match.order?.indexOf(lane) ?? -1
      place.textContent = rank === -1 ? '' : String(rank + 1)
      place.classList.toggle('first', rank === 0)
    }
    this.tick()
  }

  tick(): void {
    const { phase, starts_in_ms, minute } = this.match
    const left = Math.max(0, Math.ceil((starts_in_ms - (performance.now() - this.seen_at)) / 1000))
    if (phase === 'open') this.clock.textContent = `${t.starts_in} ${left} ${t.seconds}`
    else if (phase === 'live') this.clock.textContent = is_race ? t.live : `${t.live} ${minute}’`
    else this.clock.textContent = t.ended
    this.clock.classList.toggle('live', phase === 'live')
    if (left === 0) for (const pick of this.picks) pick.button.disabled = true
  }

  showPicked(): void {
    for (const { button, leg } of this.picks) button.setAttribute('aria-pressed', String(this.picker.isPicked(leg)))
  }

  private build(): void {
    const { sides, match, phase, markets } = this.match
    this.picks = []
    this.lanes = []
    const head = element('header', {}, is_race ? element('h3', {}, matchName(sides, match)) : null, this.clock)
    this.node.className = `match ${phase}`
    if (is_race) {
      const rows =
        phase === 'open'
          ? Object.keys(markets.winner ?? {}).map((pick) => this.runnerPick(pick))
          : sides.map((side, lane) => this.lane(side, lane))
      return fill(this.node, head, element('div', { class: phase === 'open' ? 'runners' : 'lanes' }, ...rows))
    }
    const teams = element(
      'div',
      { class: 'teams' },
      element('b', {}, sideName(sides[0])),
      phase === 'open' ? element('span', { class: 'versus' }, '–') : this.score,
      element('b', {}, sideName(sides[1])),
    )
    fill(this.node, head, teams)
    if (phase !== 'open') return
    for (const market of ['result', 'total']) {
      const picks = Object.keys(markets[market] ?? {}).map((pick) => this.pickButton(market, pick))
      this.node.append(element('div', { class: `picks ${market}` }, ...picks))
    }
  }

  private pickButton(market: string, pick: string): HTMLButtonElement {
    const odds = this.match.markets[market]?.[pick] ?? 0
    const leg = { match: this.match.match, market, pick, odds }
    const name = pickName(this.match, market, pick)
    const made = button(
      element('span', {}, SIGNS[pick] ?? name),
      {
        class: 'odds',
        'aria-label': `${name} ${oddsText(odds)}`,
        'aria-pressed': String(this.picker.isPicked(leg)),
        onclick: () => this.picker.onPick(this.match, leg),
      },
      element('b', { class: 'num' }, oddsText(odds)),
    )
    this.picks.push({ button: made, leg })
    return made
  }

  private runnerPick(pick: string): HTMLElement {
    const made = this.pickButton('winner', pick)
    made.prepend(element('i', { class: `lane-number lane-${pick}` }, String(Number(pick) + 1)))
    return made
  }

  private lane(side: number, lane: number): HTMLElement {
    const bar = element('i', { class: `bar-fill lane-${lane}` })
    const place = element('b', { class: 'place num' })
    this.lanes.push({ bar, place })
    return element(
      'div',
      { class: 'lane' },
      element('i', { class: `lane-number lane-${lane}` }, String(lane + 1)),
      element('span', {}, sideName(side)),
      element('div', { class: 'way' }, bar),
      place,
    )
  }
}
