import { SEAL_LETTERS } from './seal-letters.ts'

const WIDTH = 96
const HEIGHT = 44

/** All provider seals in one picture, one below the other; `#JILI` shows one of them. */
export function sealsPicture(): string {
  const seals = Object.entries(SEAL_LETTERS).map(([code, { width, outline }], index) => {
    const top = index * HEIGHT
    const scale = Math.min(0.5, 62 / width)
    const x = Math.round((WIDTH - width * scale) / 2)
    const y = Math.round(top + HEIGHT / 2 + scale * 21.5)
    const view = `<view id="${code}" viewBox="0 ${top} ${WIDTH} ${HEIGHT}"/>`
    return `${view}<path d="${outline}" transform="translate(${x} ${y}) scale(${(scale / 3).toFixed(3)})"/>`
  })
  const height = seals.length * HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" fill="#bcd6cb">${seals.join('')}</svg>\n`
}
