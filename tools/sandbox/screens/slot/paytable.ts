import { showDialog } from '../shared/dialog.ts'
import { element } from '../shared/element.ts'
import { inKyat } from '../shared/money.ts'
import { frame_texts } from '../shared/texts.ts'
import { rules } from './rules.ts'
import type { Symbols } from './symbols.ts'
import { t } from './texts.ts'

/** Shows the prize of each symbol, in kyat at the chosen stake. */
export function showPaytable(symbols: Symbols, stake: number): void {
  const line_stake = stake / rules.lines.length
  const picture = (symbol: string) =>
    element('img', { src: symbols.address(symbol), alt: '', width: 44, height: 44, class: 'pay-picture' })
  const counts = ['5', '4', '3']
  const row = (symbol: string, pays: Record<string, number>, unit: number) =>
    element(
      'tr',
      {},
      element('td', {}, picture(symbol)),
      ...counts.map((count) => element('td', { class: 'num' }, inKyat((pays[count] ?? 0) * unit))),
    )
  showDialog(
    frame_texts.rules,
    element('h3', {}, `${t.prizes} (Ks)`),
    element(
      'table',
      {},
      element('tr', {}, element('th', {}), ...counts.map((count) => element('th', {}, `${count}×`))),
      ...Object.entries(rules.pays).map(([symbol, pays]) => row(symbol, pays, line_stake)),
      row('S', rules.scatter_pays, stake),
    ),
    element('h3', {}, t.wild),
    element('div', { class: 'hint-row' }, picture('W'), element('p', {}, t.wild_hint)),
    element('h3', {}, t.free_spins),
    element('div', { class: 'hint-row' }, picture('S'), element('p', {}, t.free_hint)),
    element(
      'p',
      { class: 'num' },
      Object.entries(rules.spins_for_scatters)
        .map(([scatters, spins]) => `${scatters}× → ${spins}`)
        .join(' · '),
    ),
    element('h3', {}, t.lines),
    element('p', {}, t.lines_hint),
    element('div', { class: 'lines' }, ...rules.lines.map(lineDrawing)),
    element(
      'div',
      { class: 'return-line' },
      frame_texts.returns,
      element('b', { class: 'num' }, `${rules.return_percent} %`),
    ),
  )
}

function lineDrawing(rows: number[]): Element {
  const cells = rows.flatMap((chosen, reel) =>
    [0, 1, 2].map((row) => {
      const color = row === chosen ? '#f0cb6b' : '#0b5747'
      return `<rect x="${reel * 9}" y="${row * 9}" width="8" height="8" rx="1.5" fill="${color}"/>`
    }),
  )
  const holder = element('span', { 'aria-hidden': 'true' })
  holder.innerHTML = `<svg viewBox="0 0 44 26" width="66" height="39">${cells.join('')}</svg>`
  return holder
}
