import sharp from 'sharp'

/** Twice the size at which a list shows it. */
const SIDE = 160

const petals = (count: number, petal: string) =>
  Array.from({ length: count }, (_, n) => `<g transform="rotate(${(360 / count) * n} 40 40)">${petal}</g>`).join('')

/** The pictures of the demo's payment types: drawings of our own, since a bank's logo belongs to the bank. */
const MARKS = {
  /** A spire and its ring of light. */
  spire: `<rect width="80" height="80" fill="#7a1f3d"/><circle cx="40" cy="42" r="25" fill="none" stroke="#f0c75e" stroke-width="4"/>
    <path d="M40 14l5 20 9 22H26l9-22z" fill="#f0c75e"/><rect x="21" y="56" width="38" height="6" rx="3" fill="#f0c75e"/>`,
  /** A flower of five petals. */
  flower: `<rect width="80" height="80" fill="#0e5a43"/>
    ${petals(5, '<ellipse cx="40" cy="23" rx="10" ry="14" fill="#ffd34d"/>')}<circle cx="40" cy="40" r="7" fill="#b5651d"/>`,
  /** A moon above a lake. */
  lake: `<rect width="80" height="80" fill="#17457a"/><circle cx="40" cy="28" r="12" fill="#fff3c4"/>
    <path d="M10 50q7.5-7 15 0t15 0 15 0 15 0M10 62q7.5-7 15 0t15 0 15 0 15 0" fill="none" stroke="#8fd0ff" stroke-width="5" stroke-linecap="round"/>`,
  /** Sails that cross. */
  sails: `<rect width="80" height="80" fill="#e4572e"/><path d="M38 12v40H14z" fill="#fff"/><path d="M43 20v32h20z" fill="#ffd9c9"/>
    <path d="M14 58h52l-8 10H22z" fill="#fff"/>`,
} as const
export type Mark = keyof typeof MARKS

export function drawMark(mark: Mark): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="${SIDE}" height="${SIDE}">${MARKS[mark]}</svg>`
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()
}
