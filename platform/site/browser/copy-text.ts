import { showToast } from '#ui/components/overlays/toast.tsx'

/** Copies and says so. Where even the old way is closed, the text can still be selected by hand. */
export async function copyText(text: string, copied: string): Promise<void> {
  if ((await copyByClipboard(text)) || copyBySelection(text)) showToast({ text: copied, kind: 'success' })
}

/** Browsers offer the clipboard on https and localhost only. */
async function copyByClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('clipboard', error)
    return false
  }
}

/** The older way, which plain http still allows while a press is being answered. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'visually-hidden'
  // Text outside of an open dialog cannot be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(area)
  area.select()
  const is_copied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return is_copied
}
