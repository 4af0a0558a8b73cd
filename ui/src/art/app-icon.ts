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

/** The icon in a browser's tab: the flower alone, as large as it goes. */
export function favicon(): string {
  const drawn = circle({ x: 64, y: 64 }, 64, 'fill="#06312a"') + place(FLOWER, { x: 64, y: 71, scale: 1.22 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${drawn}</svg>\n`
}
