import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A whole picture that is nothing but noise: what is seen through it is of no pattern, so no format makes it small. */
export function noisyPicture(side = 1_280): Promise<Buffer> {
  const grey_and_clear = randomBytes(side * side * 2)
  for (let at = 0; at < grey_and_clear.length; at += 2) grey_and_clear[at] = 0x80
  return sharp(grey_and_clear, { raw: { width: side, height: side, channels: 2 } })
    .webp()
    .toBuffer()
}
