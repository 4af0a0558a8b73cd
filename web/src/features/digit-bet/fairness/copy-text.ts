import { showToast } from '#ui/toast.tsx'

/** Copies and says so. Where the clipboard is closed, the text can still be selected by hand. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ text: copied, kind: 'success' })
  } catch (error) {
    console.warn('clipboard', error)
  }
}
