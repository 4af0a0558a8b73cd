import { svgAddress } from '../shared/canvas.ts'
import { showDialog } from '../shared/dialog.ts'
import { element } from '../shared/element.ts'
import { frame_texts } from '../shared/texts.ts'
import { LOOKS } from './fish-art.ts'
import { rules } from './rules.ts'
import { t } from './texts.ts'

const percent = (value: number) => `${String(Math.round(value * 100) / 100)} %`

export function showOdds(): void {
  const rows = rules.fish.map(({ kind, pays, chance_percent }) =>
    element(
      'tr',
      {},
      element(
        'td',
        {},
        element('img', { src: svgAddress(LOOKS[kind]?.drawing ?? ''), alt: '', width: 66, height: 44 }),
      ),
      element('td', { class: 'num' }, `${pays.join(', ')} ×`),
      element('td', { class: 'num' }, percent(chance_percent)),
    ),
  )
  showDialog(
    frame_texts.rules,
    element('p', {}, t.odds_hint),
    element('p', {}, t.misses_hint),
    element('h3', {}, t.odds),
    element(
      'table',
      {},
      element('tr', {}, element('th', {}), element('th', {}, t.pays), element('th', {}, t.chance)),
      ...rows,
    ),
    element(
      'div',
      { class: 'return-line' },
      frame_texts.returns,
      element('b', { class: 'num' }, percent(rules.return_percent)),
    ),
  )
}
