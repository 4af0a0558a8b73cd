import { element } from '../shared/element.ts'
import { t } from './texts.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Clubs, diamonds, hearts, spades around 0 0. */
const SUITS = [
  '<circle cy="-4.600" r="4.400"/><circle cx="-4.800" cy="2.400" r="4.400"/><circle cx="4.800" cy="2.400" r="4.400"/><path d="M-1 0h2l2.600 10h-7.200z"/>',
  '<path d="M0-10Q3-4 7.500 0 3 4 0 10-3 4-7.500 0-3-4 0-10z"/>',
  '<path d="M0 9.500C-3 6-9 2-9-3.600a4.700 4.700 0 0 1 9-2.200 4.700 4.700 0 0 1 9 2.200C9 2 3 6 0 9.500z"/>',
  '<path d="M0-10C3-6.500 9-3 9 2a4.500 4.500 0 0 1-7.600 3.200L3.600 10h-7.200l2.200-4.800A4.500 4.500 0 0 1-9 2c0-5 6-8.500 9-12z"/>',
]
const BACK =
  '<svg viewBox="0 0 70 98" aria-hidden="true"><rect width="70" height="98" rx="7" fill="#8e1b0e"/><rect x="4" y="4" width="62" height="90" rx="5" fill="none" stroke="#f0cb6b" stroke-width="1.2"/><g fill="none" stroke="#f0cb6b" opacity=".8"><circle cx="35" cy="49" r="24"/><circle cx="35" cy="49" r="20" stroke-dasharray=".5 3.700" stroke-width="2" stroke-linecap="round"/><circle cx="35" cy="49" r="15"/></g><path d="M35 37c4 5 4 9 0 12-4-3-4-7 0-12zM35 49c6-1 9 1 11 6-6 1-9-1-11-6zM35 49c-6-1-9 1-11 6 6 1 9-1 11-6z" fill="#f8df9c"/></svg>'

/** A card, back up until it is turned. */
export function playingCard(card: number | null): HTMLElement {
  const front = element('span', { class: 'face front' })
  const back = element('span', { class: 'face back' })
  back.innerHTML = BACK
  const label = card === null ? t.hidden_card : `${RANKS[card % 13]} ${'♣♦♥♠'[Math.floor(card / 13)]}`
  if (card !== null) front.innerHTML = drawFront(card)
  return element('span', { class: 'playing-card', role: 'img', 'aria-label': label }, front, back)
}

function drawFront(card: number): string {
  const suit = Math.floor(card / 13)
  const color = suit === 1 || suit === 2 ? '#b5122e' : '#10241f'
  return `<svg viewBox="0 0 70 98" aria-hidden="true"><rect x=".5" y=".5" width="69" height="97" rx="7" fill="#fffdf6" stroke="#d9cba3"/><g fill="${color}"><text x="7" y="33" font-size="31" font-weight="800" letter-spacing="-2">${RANKS[card % 13]}</text><g transform="translate(17 48) scale(.9)">${SUITS[suit]}</g><g transform="translate(44 68) scale(2.100)">${SUITS[suit]}</g></g></svg>`
}
