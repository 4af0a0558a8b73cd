import { encode } from 'uqr'

/** Light around the code, in modules; readers look for it. */
const BORDER = 4

/** A text as a QR code: a drawing in a `data:` address, black on white whatever the screen's colours. */
export function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Dark modules side by side, drawn in one stroke. */
function runsOf(row: boolean[]): { x: number; length: number }[] {
  const text = row.map((is_dark) => (is_dark ? '#' : ' ')).join('')
  return [...text.matchAll(/#+/g)].map((run) => ({ x: run.index, length: run[0].length }))
}
