import sharp from 'sharp'

/** Texts in which two receipts of one wallet differ. */
export interface ReceiptText {
  amount: string
  transaction_id: string
  time: string
  name: string
}

/** As a phone takes a screenshot. */
const [WIDTH, HEIGHT] = [720, 1_280]
/** Lit segments of a digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const DIGITS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
]
const SEGMENTS = [
  [2, 0, 14, 4],
  [0, 2, 4, 13],
  [14, 2, 4, 13],
  [2, 14, 14, 4],
  [0, 17, 4, 13],
  [14, 17, 4, 13],
  [2, 28, 14, 4],
] as const
/** Between the beginnings of two signs. */
const ADVANCE = 22

/** Digits as a wallet prints them, without a font, which a minimal machine has not; other signs are blocks by their code. */
function text(x: number, y: number, signs: string, scale = 1): string {
  const drawn = [...signs].flatMap((sign, place) => {
    const code = /\d/.test(sign) ? DIGITS[Number(sign)] : sign.charCodeAt(0).toString(2).padStart(7, '0')
    return SEGMENTS.flatMap(([left, top, width, height], at) =>
      code?.[at] === '1'
        ? [`<rect x="${place * ADVANCE + left}" y="${top}" width="${width}" height="${height}"/>`]
        : [],
    )
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`
}

/** The receipt of one wallet app, always in the same layout, as a PNG. */
export function drawnReceipt({ amount, transaction_id, time, name }: ReceiptText): Promise<Buffer> {
  const rows = [
    ['TIME', time],
    ['TRANS', transaction_id],
    ['TYPE', 'TRANSFER'],
    ['TO', name],
    ['AMOUNT', amount],
  ] as const
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${WIDTH}" height="150" fill="#0a5ad2"/>
    <circle cx="360" cy="280" r="60" fill="#2aa84a"/><g fill="#111">${text(230, 400, amount, 2)}</g>
    ${rows.map(([label, value], row) => `<g fill="#777">${text(40, 560 + row * 90, label)}</g><g fill="#111">${text(230, 560 + row * 90, value)}</g>`).join('')}
    <rect x="60" y="1120" width="600" height="90" rx="20" fill="#0a5ad2"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The same picture as somebody else sends it on: smaller, and compressed anew. */
export const sentOn = (receipt: Buffer): Promise<Buffer> =>
  sharp(receipt).resize({ width: 540 }).jpeg({ quality: 70 }).toBuffer()
