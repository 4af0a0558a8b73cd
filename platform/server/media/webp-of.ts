import sharp from 'sharp'

const QUALITY = 80
/** The cheapest: a first page of a demo has forty pictures, and each is drawn once. */
const EFFORT = 0

/** The same picture for browsers that do not know its format. */
export async function webpOf(bytes: Buffer | undefined): Promise<Buffer | undefined> {
  return bytes && sharp(bytes).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
}
