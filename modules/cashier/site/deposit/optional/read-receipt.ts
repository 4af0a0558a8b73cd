import { receiptScale } from '#cashier/contract/rules.ts'

const QUALITY = 0.85

/**
 * A chosen picture as a data URI, made smaller for the line. Drawing it anew also leaves behind where and when it was
 * taken. Null for what this browser cannot show as a picture.
 */
export async function readReceipt(file: File): Promise<string | null> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  const scale = receiptScale(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG has no transparency: the clear parts of a picture would be black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** A photograph of an iPhone, which no other browser shows: the name of its format stands behind its first box. */
export async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer())
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head) && !head.includes('avif')
}
