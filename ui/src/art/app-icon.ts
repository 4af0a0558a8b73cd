import { blossom, circle, GOLD, place, yunRing } from './drawing.ts'

const LACQUER =
  '<linearGradient id="lacquer" x2="0" y2="1"><stop stop-color="#0e7460"/><stop offset=".55" stop-color="#07493e"/><stop offset="1" stop-color="#032a24"/></linearGradient>'
const FLOWER = blossom(40, '#fffdf3', '#dde9cf')

/** The icon of the installed app. `corner` 0 is for systems that cut the shape themselves. */
export function appIcon({ corner }: { corner: number }): string {
  const ground = `<rect width="128" height="128" rx="${corner}" fill="url(#lacquer)"/>`
  const center = { x: 64, y: 64 }
  // A system may cut away a fifth on each side: the ring and the flower stay inside.
  const drawn = yunRing(center, 47, GOLD.light, 48) + place(FLOWER, { x: 64, y: 67, scale: 0.88 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs>${LACQUER}</defs>${ground}${drawn}</svg>\n`
}

const MARK = circle({ x: 98, y: 30 }, 30, 'fill="#d61f45" stroke="#fffdf3" stroke-width="8"')

/** The icon in a browser's tab: the flower alone, as large as it goes. `has_mark`: with a red disc, which asks for a look. */
export function favicon({ has_mark = false } = {}): string {
  const ground = circle({ x: 64, y: 64 }, 64, 'fill="#06312a"')
  const drawn = ground + place(FLOWER, { x: 64, y: 71, scale: 1.22 }) + (has_mark ? MARK : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${drawn}</svg>\n`
}
