import { PICTURE_TYPES, RECEIPT_BYTES_MAX } from '#cashier/contract/rules.ts'

/** For the dialogue that asks for one. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')

/** The chosen picture in base64, null for none, and `too_large` for more than the platform takes. */
export function readPicture(file: FormDataEntryValue | null): Promise<string | null | 'too_large'> {
  return readFile(file, RECEIPT_BYTES_MAX)
}

export async function readFile(
  file: FormDataEntryValue | Blob | null,
  bytes_max: number,
): Promise<string | null | 'too_large'> {
  if (!(file instanceof Blob) || file.size === 0) return null
  if (file.size > bytes_max) return 'too_large'
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
