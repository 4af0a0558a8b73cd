import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Tab } from './drivers/tab.ts'

const SIDE = 24
/** Of 255, on the average of all dots. Another smoothing of edges is 10 at most, a squashed row of icons 40 and more. */
const DIFFERENCE_MAX = 30
/** A button that is pressed, a wheel that turns and a list that comes look otherwise a moment later. */
const TRIES = 4
const PAUSE_MS = 700

/** How each icon looks wherever it stands, in one small size. */
export type Icons = Map<string, Buffer[]>

interface Icon {
  key: string
  left: number
  top: number
  width: number
  height: number
}

/** Every small picture that stands whole in the viewport and lies under nothing, by what it draws. */
const ICONS = `(function () {
  return Array.from(document.querySelectorAll('img[src*="#"], svg[aria-hidden]')).flatMap(function (each) {
    var box = each.getBoundingClientRect()
    if (box.width < 12 || box.width > 100 || box.left < 0 || box.top < 0) return []
    if (box.right > innerWidth || box.bottom > innerHeight) return []
    var top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (top === null || !(top === each || top.contains(each) || each.contains(top))) return []
    var drawn = each.getAttribute('src') || Array.from(each.querySelectorAll('path')).map(function (path) { return path.getAttribute('d') }).join('|')
    return drawn === '' ? [] : [{ key: drawn.slice(-60), left: box.left, top: box.top, width: box.width, height: box.height }]
  })
})()`

async function readIcons(tab: Tab): Promise<Icons> {
  await tab.evaluate(
    `Promise.all(Array.from(document.images).filter(function (each) { return each.src.indexOf('#') > 0 && each.loading !== 'lazy' }).map(function (each) { return each.decode().catch(function () {}) })).then(function () { return true })`,
  )
  const viewport = await tab.evaluate<number>('innerWidth')
  const before = await tab.evaluate<Icon[]>(ICONS)
  const picture = sharp(await tab.picture())
  // A page that leads on, or whose rows have just come, has moved them meanwhile: the picture is of neither place.
  const after = new Set((await tab.evaluate<Icon[]>(ICONS)).map((icon) => JSON.stringify(icon)))
  const icons = before.filter((icon) => after.has(JSON.stringify(icon)))
  const { width, height } = await picture.metadata()
  const density = width / viewport
  const seen: Icons = new Map()
  for (const icon of icons) {
    const [left, top] = [Math.round(icon.left * density), Math.round(icon.top * density)]
    const size = { width: Math.round(icon.width * density), height: Math.round(icon.height * density) }
    const is_whole = left + size.width <= width && top + size.height <= height
    if (!is_whole || size.width === 0 || size.height === 0) continue
    const cut = picture.clone().extract({ left, top, ...size })
    const small = await cut.greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
    seen.set(icon.key, [...(seen.get(icon.key) ?? []), small])
  }
  return seen
}

/** All of several moments: a button may be on at one of them and off at another. */
export async function readIconsOften(tab: Tab): Promise<Icons> {
  const all: Icons = new Map()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    for (const [key, instances] of await readIcons(tab)) all.set(key, [...(all.get(key) ?? []), ...instances])
    await sleep(PAUSE_MS)
  }
  return all
}

/** Those that look otherwise than the others at each of several moments. */
export async function iconsThatDiffer(tab: Tab, others: Icons = new Map()): Promise<string[]> {
  const least = new Map<string, number>()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    for (const [key, instances] of await readIcons(tab)) {
      const wanted = others.get(key)
      const difference = wanted ? Math.max(...instances.map((one) => differenceFrom(wanted, one))) : 0
      least.set(key, Math.min(difference, least.get(key) ?? Number.POSITIVE_INFINITY))
    }
    if ([...least.values()].every((difference) => difference <= DIFFERENCE_MAX)) return []
    await sleep(PAUSE_MS)
  }
  const found = [...least].filter(([, difference]) => difference > DIFFERENCE_MAX)
  return found.map(([key, difference]) => `${key} differs by ${difference.toFixed(0)}`)
}

/** From the one among the others that is most alike: the same icon may stand on light and on dark. */
const differenceFrom = (others: readonly Buffer[], one: Buffer): number =>
  Math.min(...others.map((other) => differenceOf(one, other)))

function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [place, value] of one.entries()) sum += Math.abs(value - (other[place] ?? 0))
  return sum / one.length
}
