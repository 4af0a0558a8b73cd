import { encode } from 'uqr'

/** Light around the code, in modules; readers look for it. */
const BORDER = 4

/** A text as a QR code: a drawing in a `data:` address, black on white whatever the screen's colours. */
export function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((is_dark, x) => (is_dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
