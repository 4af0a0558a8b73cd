import { showToast } from '#ui/components/overlays/toast.tsx'
import { texts } from './texts.ts'

/** Browsers give their clipboard to safe origins only; elsewhere a marked field does. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const is_copied = document.execCommand('copy')
  field.remove()
  return is_copied
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByField(text)
  }
}

/** Copies and says so. */
export async function copyText(text: string, what: string): Promise<void> {
  const is_copied = await copy(text)
  showToast({
    text: is_copied ? texts.copied(what) : texts.notCopied,
    kind: is_copied ? 'success' : 'error',
    ms: 2000,
    position: 'top-center',
  })
}
