import type { Glyph } from '../components/display/icon.tsx'
import {
  birdDuotone,
  cherriesDuotone,
  fishDuotone,
  gameControllerDuotone,
  giftDuotone,
  handshakeDuotone,
  horseDuotone,
  pokerChipDuotone,
  soccerBallDuotone,
  ticketDuotone,
} from '../icons.ts'

/** The glyphs of the game types, by the names under which the picture shows them. */
const TYPE_GLYPHS: Record<string, Glyph> = {
  bird: birdDuotone,
  cherries: cherriesDuotone,
  fish: fishDuotone,
  'game-controller': gameControllerDuotone,
  gift: giftDuotone,
  handshake: handshakeDuotone,
  horse: horseDuotone,
  'poker-chip': pokerChipDuotone,
  'soccer-ball': soccerBallDuotone,
  ticket: ticketDuotone,
}

const SIDE = 256
const TINT = '#f0cb6b'
/** On the white disc of a type, and on the lacquer one of the chosen type. */
const INKS = [
  { suffix: '', ink: '#0b5747' },
  { suffix: '-lit', ink: '#fbf8ec' },
]

/**
 * All of them in one picture, a row for each ink. A page shows a part of it by name, so that neither the document nor
 * the scripts carry the outlines.
 */
export function typeIconsPicture(): string {
  const glyphs = Object.entries(TYPE_GLYPHS)
  const views = INKS.flatMap(({ suffix }, row) =>
    glyphs.map(
      ([name], column) => `<view id="${name}${suffix}" viewBox="${column * SIDE} ${row * SIDE} ${SIDE} ${SIDE}"/>`,
    ),
  )
  const shapes = glyphs.map(([, glyph], column) => {
    const [tint, line] = glyph.split('|')
    return `<g transform="translate(${column * SIDE})"><path fill="${TINT}" d="${tint}"/><path d="${line}"/></g>`
  })
  const again = `<use href="#row" y="${SIDE}" fill="${INKS[1]?.ink}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${glyphs.length * SIDE} ${INKS.length * SIDE}" fill="${INKS[0]?.ink}">`,
    ...views,
    `<defs><g id="row">${shapes.join('')}</g></defs><use href="#row"/>${again}</svg>\n`,
  ].join('')
}
