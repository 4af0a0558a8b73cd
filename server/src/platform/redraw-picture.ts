import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { RECEIPT_BYTES_MAX } from '#contract/cashier-rules.ts'
import { Problem } from './problem.ts'

/** A picture that came from outside, drawn anew: none of the bytes that came are in it. */
export interface Redrawn {
  bytes: Buffer
  /** Of what came, to know it again. */
  sent_sha256: Buffer
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const BASE64_LENGTH_MAX = Math.ceil(RECEIPT_BYTES_MAX / 3) * 4
/** A body with the largest picture, and room for the fields beside it. */
export const PICTURE_BODY_BYTES_MAX = BASE64_LENGTH_MAX + 16 * 1024

/** A screenshot of a long page has 10,000 rows, a good camera 40 million pixels; more is made to hurt. */
const SIDE_MAX = 12_000
const PIXELS_MAX = 40_000_000
const SECONDS_MAX = 10
const QUALITY = 80

/** Drawing a large picture takes half a second of one core and 100 MB: a longer queue would starve the bets. */
const QUEUE_MAX = 4
let under_way = 0

/**
 * Reads a picture in base64 and draws it anew, no larger than `side`, without whatever was hidden in the file.
 * Null when it is none: its own bytes have to say so.
 * @throws Problem busy
 */
export async function redrawPicture(base64: unknown, side: number): Promise<Redrawn | null> {
  if (typeof base64 !== 'string' || base64.length > BASE64_LENGTH_MAX || !BASE64.test(base64)) return null
  const sent = Buffer.from(base64, 'base64')
  if (sent.length > RECEIPT_BYTES_MAX || !isPicture(sent)) return null
  if (under_way >= QUEUE_MAX) throw new Problem('busy')
  under_way++
  try {
    const bytes = await redraw(sent, side)
    return bytes && { bytes, sent_sha256: createHash('sha256').update(sent).digest() }
  } finally {
    under_way--
  }
}

async function redraw(sent: Buffer, side: number): Promise<Buffer | null> {
  const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  try {
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) > SIDE_MAX) return null
    return await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
  } catch {
    // The one thing that goes wrong here is the picture, and the library has no kinds of errors.
    return null
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** By its first bytes. An SVG, which is a program, begins like none of them. */
function isPicture(bytes: Buffer): boolean {
  if (bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG)) return true
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
}
