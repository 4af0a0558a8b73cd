import { element, fill } from '../shared/element.ts'
import { withUnit } from '../shared/money.ts'
import { matchName, pickName } from './describe.ts'
import { oddsText, type PlacedSlip, rules, winOf } from './rules.ts'
import { t } from './texts.ts'

/** The player's last slips, newest first. */
export function showBets(into: HTMLElement, slips: readonly PlacedSlip[]): void {
  if (slips.length === 0) return fill(into, element('p', { class: 'no-bets' }, t.no_bets))
  fill(into)
  for (const slip of slips) into.prepend(slipCard(slip))
}

function slipCard({ legs, sides, stake, prize }: PlacedSlip): HTMLElement {
  const state = prize === null ? 'waiting' : prize > 0 ? 'won' : 'lost'
  const rows = legs.map((leg, index) => {
    const match = { sides: sides[index] ?? [], line_tenths: rules.line_tenths }
    return element(
      'li',
      {},
      element(
        'div',
        {},
        element('b', {}, pickName(match, leg.market, leg.pick)),
        element('span', {}, matchName(match.sides, leg.match)),
      ),
      element('b', { class: 'num' }, oddsText(leg.odds)),
    )
  })
  const amount = prize === null ? winOf(stake, legs) : prize
  return element(
    'article',
    { class: `placed ${state}` },
    element(
      'header',
      {},
      element('span', { class: 'badge' }, t[state]),
      element('span', { class: 'num' }, `${t.stake} ${withUnit(stake)}`),
    ),
    element('ul', { class: 'legs' }, ...rows),
    element('div', { class: 'sum' }, element('span', {}, t.to_win), element('b', { class: 'num' }, withUnit(amount))),
  )
}
