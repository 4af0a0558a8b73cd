import sharp from 'sharp'

/** Rows of a hash, and signs of a row. */
const SIDE = 64
/** Of 256 greys: by so much a part is darker than the one on its left. */
const EDGE_MIN = 12
/** Less is the noise of a picture that was compressed again. */
const TRACE_MIN = 4
/** A picture of one colour is like every other one. */
const EDGES_MIN = 24

/** Each as 4,096 signs 0 and 1. */
export interface PictureHash {
  edges: string
  traces: string
}

/**
 * The looks of a picture (a difference hash): where it becomes darker to the right by much, and where by a little. Of two copies
 * of one picture, in another size, format or quality, the edges of each are at least traces in the other. The usual 64 signs would
 * say only that two receipts are of one wallet app: such differ in digits alone. Null for a picture that shows nothing.
 */
export async function pictureHash(bytes: Buffer): Promise<PictureHash | null> {
  const size = { width: SIDE + 1, height: SIDE, fit: 'fill' } as const
  const greys = await sharp(bytes).flatten({ background: '#fff' }).resize(size).greyscale().raw().toBuffer()
  const drops = Array.from({ length: SIDE ** 2 }, (_, place) => {
    const at = Math.floor(place / SIDE) * (SIDE + 1) + (place % SIDE)
    return (greys[at] ?? 0) - (greys[at + 1] ?? 0)
  })
  const signs = (least: number) => drops.map((drop) => (drop >= least ? '1' : '0')).join('')
  const edges = signs(EDGE_MIN)
  return edges.replaceAll('0', '').length < EDGES_MIN ? null : { edges, traces: signs(TRACE_MIN) }
}
