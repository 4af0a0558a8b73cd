import { element } from '../shared/element.ts'
import { MatchCard, type Picker } from './match-card.ts'
import type { Match } from './rules.ts'
import { t } from './texts.ts'

/** Matches that can be bet on first, then those in play, then what is over. */
const GROUPS = [
  { phase: 'open', title: t.upcoming },
  { phase: 'live', title: t.live },
  { phase: 'over', title: t.ended },
] as const

export class MatchList {
  readonly node: HTMLElement
  private readonly picker: Picker
  private readonly cards = new Map<number, MatchCard>()
  private readonly groups = GROUPS.map(({ phase, title }) => ({
    phase,
    list: element('div', { class: 'list' }),
    title,
  }))

  constructor(picker: Picker) {
    this.picker = picker
    this.node = element(
      'div',
      { class: 'matches' },
      ...this.groups.map(({ list, title, phase }) =>
        element('section', { class: `group ${phase}` }, element('h2', {}, title), list),
      ),
    )
  }

  update(matches: readonly Match[]): void {
    const listed = new Set(matches.map(({ match }) => match))
    for (const [match, card] of this.cards) {
      if (listed.has(match)) continue
      card.node.remove()
      this.cards.delete(match)
    }
    for (const match of matches) this.updateCard(match)
  }

  tick(): void {
    for (const card of this.cards.values()) card.tick()
  }

  showPicked(): void {
    for (const card of this.cards.values()) card.showPicked()
  }

  private updateCard(match: Match): void {
    const known = this.cards.get(match.match)
    const phase_before = known?.phase
    if (known) known.update(match)
    const card = known ?? new MatchCard(match, this.picker)
    if (!known) this.cards.set(match.match, card)
    if (phase_before === match.phase) return
    const list = this.groups.find(({ phase }) => phase === match.phase)?.list
    // The next match stands at the top of what is coming, the last one at the top of what was.
    if (match.phase === 'open') list?.append(card.node)
    else list?.prepend(card.node)
  }
}
