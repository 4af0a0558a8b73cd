import { demand } from './film.ts'

/** A part of an MP4 file: its name, and where its content stands. */
export interface Box {
  name: string
  content: Buffer
  /** Where it begins, from the beginning of what it was found in. */
  at: number
}

/** Far more than any program writes; each costs a look. */
const BOXES_MAX = 2_000
const HEAD = 8
const LONG_HEAD = 16

/** The boxes that fill a stretch exactly. */
export function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + HEAD)
    // 1: the length stands behind the name, in eight bytes; 0: to the end.
    const head = short === 1 ? LONG_HEAD : HEAD
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + HEAD)) : short || bytes.length - at
    demand(length >= head && at + length <= bytes.length, 'a box that ends elsewhere')
    demand(boxes.length < BOXES_MAX, 'too many boxes')
    boxes.push({ name, content: bytes.subarray(at + head, at + length), at })
    at += length
  }
  return boxes
}

export function boxOf(boxes: readonly Box[], name: string): Buffer | null {
  return boxes.find((box) => box.name === name)?.content ?? null
}

/** The content of the box at the end of a way of names, each inside the one before. */
export function boxAt(content: Buffer, ...names: [string, ...string[]]): Buffer {
  return names.reduce((outer, name) => {
    const inner = boxOf(readBoxes(outer), name)
    demand(inner !== null, `no ${name}`)
    return inner
  }, content)
}

export function writeBox(name: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([numbers(body.length + HEAD), Buffer.from(name, 'latin1'), body])
}

/** Of four bytes each. */
export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}
