import type { Glyph } from '../components/display/icon.tsx'
import {
  headsetFill,
  headsetRegular,
  houseFill,
  houseRegular,
  monitorPlayFill,
  monitorPlayRegular,
  sealPercentFill,
  sealPercentRegular,
  walletFill,
  walletRegular,
} from '../icons.ts'

/** The thumb's five: as lines, and filled where the player is. */
const GLYPHS: Record<string, { line: Glyph; filled: Glyph }> = {
  home: { line: houseRegular, filled: houseFill },
  'monitor-play': { line: monitorPlayRegular, filled: monitorPlayFill },
  'seal-percent': { line: sealPercentRegular, filled: sealPercentFill },
  wallet: { line: walletRegular, filled: walletFill },
  headset: { line: headsetRegular, filled: headsetFill },
}

const SIDE = 256
/** Of the words under them. */
const INKS = { line: '#56695f', filled: '#084238' } as const

/** All ten in one picture, a row for each drawing; `#wallet-filled` shows one of them. */
export function barIconsPicture(): string {
  const names = Object.keys(GLYPHS)
  const rows = (['line', 'filled'] as const).map((drawing, row) => {
    const icons = names.map((name, column) => {
      const place = `${column * SIDE} ${row * SIDE}`
      const view = `<view id="${name}-${drawing}" viewBox="${place} ${SIDE} ${SIDE}"/>`
      return `${view}<path d="${GLYPHS[name]?.[drawing]}" transform="translate(${place})"/>`
    })
    return `<g fill="${INKS[drawing]}">${icons.join('')}</g>`
  })
  const size = `0 0 ${names.length * SIDE} ${rows.length * SIDE}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${rows.join('')}</svg>\n`
}
