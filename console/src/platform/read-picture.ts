import { RECEIPT_BYTES_MAX } from '#contract/cashier-rules.ts'

/** The chosen file in base64, null for none, and `too_large` for more than the house takes. */
export async function readPicture(file: FormDataEntryValue | null): Promise<string | null | 'too_large'> {
  if (!(file instanceof File) || file.size === 0) return null
  if (file.size > RECEIPT_BYTES_MAX) return 'too_large'
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
