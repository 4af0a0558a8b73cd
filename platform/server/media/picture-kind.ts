/** The real kind of a file, by its own bytes: its name and the sender's claim count for nothing. */
export interface PictureKind {
  extension: 'webp' | 'avif' | 'png' | 'jpg'
  width: number
  height: number
}

/** A phone's decoder takes four bytes per pixel: this side is 64 MB already. */
export const PICTURE_SIDE_MAX = 4_096

/**
 * Null for what is none of the four kinds, is larger than PICTURE_SIDE_MAX, or does not end where its format says.
 * The last keeps a second file from riding along behind the picture, and half a picture from being kept for good.
 */
export function parsePictureKind(bytes: Buffer): PictureKind | null {
  try {
    const found = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes) ?? readAvif(bytes)
    const fits = found && [found.width, found.height].every((side) => side >= 1 && side <= PICTURE_SIDE_MAX)
    return fits ? found : null
  } catch (error) {
    // A file that breaks off points behind its own end.
    if (error instanceof RangeError) return null
    throw error
  }
}

const text = (bytes: Buffer, from: number, length: number) => bytes.toString('latin1', from, from + length)

function readPng(bytes: Buffer): PictureKind | null {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || text(bytes, 12, 4) !== 'IHDR') return null
  let at = 8
  let last = ''
  while (at < bytes.length && last !== 'IEND') {
    last = text(bytes, at + 4, 4)
    at += 12 + bytes.readUInt32BE(at)
  }
  if (last !== 'IEND' || at !== bytes.length) return null
  return { extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readWebp(bytes: Buffer): PictureKind | null {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const size = webpSize(bytes)
  return size && { extension: 'webp', ...size }
}

function webpSize(bytes: Buffer): { width: number; height: number } | null {
  const kind = text(bytes, 12, 4)
  // Lossy: two sides of 14 bits behind the frame's start code.
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8L') return null
  const sides = bytes.readUInt32LE(21)
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
}

const JPEG_START = 0xff_d8
const JPEG_END = 0xff_d9
/** Among the frame headers' numbers, these three name other things. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]

function readJpeg(bytes: Buffer): PictureKind | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return null
  if (bytes.readUInt16BE(bytes.length - 2) !== JPEG_END) return null
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) {
      return { extension: 'jpg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function readAvif(bytes: Buffer): PictureKind | null {
  const [first, ...rest] = boxesOf(bytes, 0, bytes.length)
  if (first?.name !== 'ftyp' || !text(bytes, first.from, first.to - first.from).includes('avif')) return null
  // The pixels stand in a box of their own, behind the one that describes them.
  if (!rest.some((box) => box.name === 'mdat')) return null
  const meta = rest.find((box) => box.name === 'meta')
  // The meta box has four bytes of version and flags before its own boxes.
  const properties = meta && boxesIn(bytes, ['iprp', 'ipco'], meta.from + 4, meta.to)
  const sizes = (properties ?? []).filter((box) => box.name === 'ispe')
  if (sizes.length === 0) return null
  const largest = (offset: number) => Math.max(...sizes.map((box) => bytes.readUInt32BE(box.from + offset)))
  return { extension: 'avif', width: largest(4), height: largest(8) }
}

interface Box {
  name: string
  from: number
  to: number
}

/** The boxes that fill a stretch exactly. @throws RangeError when they do not. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > to) throw new RangeError('a box that ends elsewhere')
    boxes.push({ name: text(bytes, at + 4, 4), from: at + 8, to: at + size })
    at += size
  }
  return boxes
}

/** The boxes inside the boxes of these names, one inside the other. */
function boxesIn(bytes: Buffer, names: string[], from: number, to: number): Box[] {
  const boxes = boxesOf(bytes, from, to)
  const [name, ...deeper] = names
  if (name === undefined) return boxes
  const inner = boxes.find((box) => box.name === name)
  return inner ? boxesIn(bytes, deeper, inner.from, inner.to) : []
}
