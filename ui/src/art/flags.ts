const SIDE = 24
const STAR = 'M0-10L2.2-3.1H9.5L3.6 1.2 5.9 8.1 0 3.8-5.9 8.1-3.6 1.2-9.5-3.1H-2.2Z'

const star = (place: string) => `<path d="${STAR}" transform="${place}"/>`
const field = (colour: string, [from, to]: [number, number] = [0, SIDE]) =>
  `<path fill="${colour}" d="M0 ${from}h${SIDE}v${to - from}H0z"/>`

/** By the names under which languages are stored. */
const FLAGS: Record<string, string> = {
  en: [
    field('#1b2f7a'),
    '<path stroke="#fff" stroke-width="4.6" d="M0 0l24 24M24 0L0 24"/>',
    '<path stroke="#c8142f" stroke-width="1.7" d="M0 0l24 24M24 0L0 24"/>',
    '<path stroke="#fff" stroke-width="7" d="M12 0v24M0 12h24"/>',
    '<path stroke="#c8142f" stroke-width="4" d="M12 0v24M0 12h24"/>',
  ].join(''),
  mm: [
    field('#fecb00', [0, 8]),
    field('#34b233', [8, 16]),
    field('#ea2839', [16, 24]),
    `<g fill="#fff">${star('translate(12 12.4) scale(.88)')}</g>`,
  ].join(''),
  zh: [
    field('#de2910'),
    '<g fill="#ffde00">',
    star('translate(8.6 11) scale(.46)'),
    star('translate(15 5.8) rotate(24) scale(.16)'),
    star('translate(17.4 8.8) rotate(46) scale(.16)'),
    star('translate(17.4 12.8) scale(.16)'),
    star('translate(15 16) rotate(20) scale(.16)'),
    '</g>',
  ].join(''),
  th: field('#a51931') + field('#f4f5f8', [4, 20]) + field('#2d2a4a', [8, 16]),
}

/** All flags in one picture, side by side; `#mm` shows one of them. Each is cut, so that none reaches into the next. */
export function flagsPicture(): string {
  const flags = Object.entries(FLAGS).map(([language, drawn], column) => {
    const view = `<view id="${language}" viewBox="${column * SIDE} 0 ${SIDE} ${SIDE}"/>`
    return `${view}<svg x="${column * SIDE}" width="${SIDE}" height="${SIDE}">${drawn}</svg>`
  })
  const size = `0 0 ${flags.length * SIDE} ${SIDE}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" fill="none">${flags.join('')}</svg>\n`
}
