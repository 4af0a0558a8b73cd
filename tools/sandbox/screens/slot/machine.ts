import { drawing, element } from '../shared/element.ts'
import { name, picture as title_picture } from '../shared/known.ts'
import { withUnit } from '../shared/money.ts'
import { Reels } from './reels.ts'
import { rules } from './rules.ts'
import type { Symbols } from './symbols.ts'
import { t } from './texts.ts'

/** The symbols in the window before the first spin: the title's own subject and the flower among stones. */
export const FIRST_WINDOW = ['EAF', 'GBH', 'ISW', 'HCE', 'FDG']

export interface Machine {
  layout: HTMLElement
  /** The frame round the window, over which cards are shown. */
  frame: HTMLElement
  window: HTMLElement
  meter: HTMLElement
  reels: Reels
  showTopPrize(stake: number): void
}

/** Picture and plaques, the window with its reels, and the line that tells the prize. */
export function createMachine(symbols: Symbols): Machine {
  const reel_window = element('div', { class: 'window' }, ...rules.reels.map(() => element('i', { class: 'column' })))
  const frame = element('div', { class: 'machine' }, reel_window)
  const meter = element('div', { class: 'meter', role: 'status' }, t.good_luck)
  const top_prize = element('b', { class: 'num' })
  const free_spins = element('b', { class: 'num' }, `3× → ${rules.spins_for_scatters['3'] ?? 0}`)
  const picture = element('img', {
    class: 'picture',
    src: title_picture ?? symbols.address('A'),
    alt: name,
    width: 128,
    height: 128,
    onerror: () => {
      if (!picture.src.endsWith(symbols.address('A'))) picture.src = symbols.address('A')
    },
  })
  const plaque = (symbol: string, label: string, value: Node) =>
    element(
      'div',
      { class: 'plaque' },
      element('img', { src: symbols.address(symbol), alt: '', width: 46, height: 46 }),
      element('span', {}, label),
      value,
    )
  const hero = element(
    'div',
    { class: 'hero' },
    drawing(ribs(), 'ribs'),
    picture,
    plaque('A', t.top_prize, top_prize),
    plaque('S', t.free_spins, free_spins),
  )
  return {
    layout: element('div', { class: 'layout' }, hero, frame, meter),
    frame,
    window: reel_window,
    meter,
    reels: new Reels(reel_window, symbols, rules.reels, FIRST_WINDOW),
    showTopPrize(stake) {
      top_prize.textContent = withUnit((stake / rules.lines.length) * (rules.pays.A?.['5'] ?? 0))
    },
  }
}

function ribs(): string {
  const rib = (index: number) => `<path d="M0 -30L-1.2 -98H1.2Z" transform="rotate(${index * 10})"/>`
  const all = Array.from({ length: 36 }, (_, index) => rib(index)).join('')
  const rings = [46, 64, 82].map(
    (radius) => `<circle r="${radius}" fill="none" stroke="currentColor" stroke-width=".5"/>`,
  )
  return `<svg viewBox="-100 -100 200 200" fill="currentColor">${all}${rings.join('')}</svg>`
}
