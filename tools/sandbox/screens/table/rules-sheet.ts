import { showDialog } from '../shared/dialog.ts'
import { element } from '../shared/element.ts'
import { withUnit } from '../shared/money.ts'
import { frame_texts } from '../shared/texts.ts'
import { rules, SPOTS } from './rules.ts'
import { t } from './texts.ts'

export function showRules(): void {
  const rows = SPOTS.map((spot) =>
    element(
      'tr',
      {},
      element('td', {}, t.names[spot] ?? spot),
      element('td', { class: 'num' }, `${((rules.pays[spot]?.[spot] ?? 0) - 100) / 100} : 1`),
      element('td', { class: 'num' }, `${rules.returns[spot] ?? 0} %`),
    ),
  )
  showDialog(
    frame_texts.rules,
    element('p', {}, rules.variant === 'baccarat' ? t.rules_baccarat : t.rules_dragon_tiger),
    element('p', {}, t.rules_shoe),
    element(
      'table',
      {},
      element('tr', {}, element('th', {}), element('th', {}, t.pays), element('th', {}, frame_texts.returns)),
      ...rows,
    ),
    element('div', { class: 'return-line' }, t.spot_max, element('b', { class: 'num' }, withUnit(rules.spot_max))),
  )
}
