import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { RECEIPT_BYTES_MAX } from '#cashier/contract/rules.ts'
import { untimed } from '../database/deadline.ts'
import { Problem } from '../http/answers/problem.ts'
import { bodyBytesMax, parseBase64 } from '../http/requests/parse-base64.ts'
import { PICTURE_BYTES_MAX } from './picture-store.ts'

/** A picture that came from outside, drawn anew: none of the bytes that came are in it. */
export interface Redrawn {
  bytes: Buffer
  /** Of what came, to know it again. */
  sent_sha256: Buffer
}

/** A body with the largest picture. */
export const PICTURE_BODY_BYTES_MAX = bodyBytesMax(RECEIPT_BYTES_MAX)

/** A screenshot of a long page has 10,000 rows, a good camera 40 million pixels; more is made to hurt. */
const SIDE_MAX = 12_000
const PIXELS_MAX = 40_000_000
const SECONDS_MAX = 10
const QUALITY = 80
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** Drawing a large picture takes half a second of one core and 100 MB: a longer queue would starve the bets. */
const QUEUE_MAX = 4
let under_way = 0

interface Sides {
  width: number
  height: number
}

/** The longer side of what is drawn, by how much it is made smaller, or a frame that it is put into whole, with nothing around it. */
type Size = number | ((sent: Sides) => number) | Sides

/**
 * Reads a picture in base64 and draws it anew, no larger than `size`, without whatever was hidden in the file.
 * Null when it is none: its own bytes have to say so.
 * @throws Problem busy
 */
export async function redrawPicture(base64: unknown, size: Size): Promise<Redrawn | null> {
  const sent = parseBase64(base64, RECEIPT_BYTES_MAX)
  if (!sent || !isPicture(sent)) return null
  if (under_way >= QUEUE_MAX) throw new Problem('busy')
  under_way++
  try {
    const bytes = await untimed(() => redraw(sent, size))
    return bytes && { bytes, sent_sha256: createHash('sha256').update(sent).digest() }
  } finally {
    under_way--
  }
}

async function redraw(sent: Buffer, size: Size): Promise<Buffer | null> {
  const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  try {
    const { width, height } = await picture.metadata()
    const longer = Math.max(width, height)
    if (longer > SIDE_MAX) return null
    const side = typeof size === 'function' ? Math.round(longer * size({ width, height })) : size
    const drawn = await picture
      .autoOrient()
      .resize(
        typeof side === 'number'
          ? { width: side, height: side, fit: 'inside', withoutEnlargement: true }
          : { ...side, fit: 'contain', background: NOTHING },
      )
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
    // Noise grows when it is drawn anew, beyond what may be kept; no photograph weighs a third of it.
    return drawn.length > PICTURE_BYTES_MAX ? null : drawn
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
