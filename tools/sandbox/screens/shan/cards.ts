import { element } from '../shared/element.ts'
import { motifAddress } from '../shared/motifs.ts'
import { t } from './texts.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Clubs, diamonds, hearts, spades: drawn around 0 0, 20 high. */
const SUITS = [
  '<path d="M0-10a4.6 4.6 0 0 1 3.5 7.6A4.6 4.6 0 1 1 1.2 5C1.4 7 2.2 9 4 10h-8c1.8-1 2.6-3 2.8-5a4.6 4.6 0 1 1-2.3-7.4A4.6 4.6 0 0 1 0-10z"/>',
  '<path d="M0-10Q3.5-4 7.5 0 3.5 4 0 10-3.5 4-7.5 0-3.5-4 0-10z"/>',
  '<path d="M0 10C-3 6-9 2-9-4a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 9-4c0 6-6 10-9 14z"/>',
  '<path d="M0-10C3-6 9-2.500 9 2.600a4.500 4.500 0 0 1-7.600 3C1.700 7.500 2.400 9.200 4 10h-8c1.600-.8 2.300-2.500 2.600-4.400a4.500 4.500 0 0 1-7.600-3C-9-2.500-3-6 0-10z"/>',
]
const COLORS = ['#0b2f29', '#b5122e', '#b5122e', '#0b2f29']
/** Court cards carry figures of the marionette stage and what is played before it. */
const COURT = ['puppet', 'harp', 'elephant']

/** Where the pips of a number stand, in columns at 30, 50, 70 of 100 and rows of 140. */
const PIPS: [number, number][][] = [
  [[50, 70]],
  [
    [50, 36],
    [50, 104],
  ],
  [
    [50, 36],
    [50, 70],
    [50, 104],
  ],
  [
    [36, 36],
    [64, 36],
    [36, 104],
    [64, 104],
  ],
  [
    [36, 36],
    [64, 36],
    [50, 70],
    [36, 104],
    [64, 104],
  ],
  [
    [36, 36],
    [64, 36],
    [36, 70],
    [64, 70],
    [36, 104],
    [64, 104],
  ],
  [
    [36, 36],
    [64, 36],
    [50, 53],
    [36, 70],
    [64, 70],
    [36, 104],
    [64, 104],
  ],
  [
    [36, 36],
    [64, 36],
    [50, 53],
    [36, 70],
    [64, 70],
    [50, 87],
    [36, 104],
    [64, 104],
  ],
  [
    [36, 32],
    [64, 32],
    [36, 57],
    [64, 57],
    [50, 70],
    [36, 83],
    [64, 83],
    [36, 108],
    [64, 108],
  ],
  [
    [36, 32],
    [64, 32],
    [50, 45],
    [36, 57],
    [64, 57],
    [36, 83],
    [64, 83],
    [50, 95],
    [36, 108],
    [64, 108],
  ],
]

const BACK = `<svg viewBox="0 0 100 140" aria-hidden="true">
  <rect width="100" height="140" rx="10" fill="#0b5747"/><rect x="5" y="5" width="90" height="130" rx="7" fill="none" stroke="#f0cb6b" stroke-width="1.4"/>
  <g fill="none" stroke="#e3b144" opacity=".75"><circle cx="50" cy="70" r="34"/><circle cx="50" cy="70" r="28" stroke-dasharray="1 4.500" stroke-width="2.400" stroke-linecap="round"/><circle cx="50" cy="70" r="22"/></g>
  <g fill="#f8df9c"><path id="petal" d="M50 70c-5-7-5-13 0-19 5 6 5 12 0 19z"/><path d="M50 70c-5-7-5-13 0-19 5 6 5 12 0 19z" transform="rotate(72 50 70)"/><path d="M50 70c-5-7-5-13 0-19 5 6 5 12 0 19z" transform="rotate(144 50 70)"/><path d="M50 70c-5-7-5-13 0-19 5 6 5 12 0 19z" transform="rotate(216 50 70)"/><path d="M50 70c-5-7-5-13 0-19 5 6 5 12 0 19z" transform="rotate(288 50 70)"/></g>
  <g stroke="#f0cb6b" fill="none" opacity=".7"><path d="M12 26q8-10 16 0t16 0 16 0 16 0 12-4"/><path d="M12 118q8-10 16 0t16 0 16 0 16 0 12-4"/></g>
</svg>`.replace(' id="petal"', '')

const rankOf = (card: number) => Math.floor(card / 4)
const suitOf = (card: number) => card % 4

/** A card that lies on its face until it is turned. */
export class CardView {
  readonly node: HTMLElement
  private readonly front: HTMLElement

  constructor(card: number | null) {
    this.front = element('span', { class: 'face front' })
    const back = element('span', { class: 'face back' })
    back.innerHTML = BACK
    this.node = element(
      'span',
      { class: 'playing-card', role: 'img' },
      element('span', { class: 'body' }, this.front, back),
    )
    this.node.setAttribute('aria-label', t.face_down)
    if (card !== null) this.turn(card)
  }

  turn(card: number): void {
    this.front.innerHTML = drawCard(card)
    this.node.setAttribute('aria-label', `${RANKS[rankOf(card)]} ${t.suits[suitOf(card)]}`)
    this.node.classList.add('up')
  }
}

function drawCard(card: number): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const color = COLORS[suit] as string
  const sign = (x: number, y: number, size: number, turned = false) =>
    `<g transform="translate(${x} ${y}) scale(${size})${turned ? ' rotate(180)' : ''}">${SUITS[suit]}</g>`
  const corner = `<text x="13" y="24" text-anchor="middle" font-size="19" font-weight="800" letter-spacing="-1.8">${RANKS[rank]}</text>${sign(13, 36, 0.62)}`
  const pips = PIPS[rank]?.map(([x, y]) => sign(x, y, rank === 0 ? 2.2 : 0.86, y > 70)).join('')
  return `<svg viewBox="0 0 100 140" aria-hidden="true"><rect x=".5" y=".5" width="99" height="139" rx="10" fill="#fffdf6" stroke="#d9cba3"/>
    <g fill="${color}">${corner}<g transform="rotate(180 50 70)">${corner}</g>${pips ?? drawCourt(rank, color, sign(50, 112, 0.9))}</g></svg>`
}

function drawCourt(rank: number, color: string, sign: string): string {
  const picture = motifAddress(COURT[rank - 10] ?? 'puppet')
  return `<rect x="25" y="20" width="50" height="100" rx="8" fill="${color}" opacity=".07"/><rect x="25" y="20" width="50" height="100" rx="8" fill="none" stroke="#e3b144" stroke-width="1.400"/>
    <image href="${picture}" x="23" y="30" width="54" height="66"/>${sign}`
}
