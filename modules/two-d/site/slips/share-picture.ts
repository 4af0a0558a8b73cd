/** A link that was pressed has been followed after this time. */
const REVOKE_MS = 60_000

/** Hands a picture to the phone's own share sheet; where there is none, it is saved as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved' | 'left'> {
  const files = [new File([picture], name, { type: picture.type })]
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      // Closed by the player: they want no file either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
      console.warn('share', error)
    }
  }
  const href = URL.createObjectURL(picture)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
  return 'saved'
}
