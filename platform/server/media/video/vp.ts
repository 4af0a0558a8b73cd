import { Bits } from './bits.ts'
import { demand } from './film.ts'

/** The head of a picture of VP8 or VP9; the size stands in key pictures alone. */
export interface VpPicture {
  is_key: boolean
  size: { width: number; height: number } | null
}

const VP8_START = 0x9d_01_2a
const SIDE = 0x3fff

export function readVp8(bytes: Buffer): VpPicture {
  const is_key = (bytes.readUInt8(0) & 1) === 0
  if (!is_key) return { is_key, size: null }
  demand(bytes.readUIntBE(3, 3) === VP8_START, 'a picture that is none of VP8')
  return { is_key, size: { width: bytes.readUInt16LE(6) & SIDE, height: bytes.readUInt16LE(8) & SIDE } }
}

const VP9_START = 0x49_83_42
const RGB = 7

/** Only what every phone plays: profile 0, which is 8 bits and colours for two by two points. */
export function readVp9(bytes: Buffer): VpPicture {
  const bits = new Bits(bytes)
  demand(bits.read(2) === 2, 'a picture that is none of VP9')
  demand(bits.read(2) === 0, 'colours that phones do not show')
  // An older picture once more.
  if (bits.flag()) return { is_key: false, size: null }
  const is_key = !bits.flag()
  if (!is_key) return { is_key, size: null }
  bits.skip(2)
  demand(bits.read(24) === VP9_START, 'a picture that is none of VP9')
  demand(bits.read(3) !== RGB, 'colours that phones do not show')
  bits.skip(1)
  return { is_key, size: { width: bits.read(16) + 1, height: bits.read(16) + 1 } }
}
