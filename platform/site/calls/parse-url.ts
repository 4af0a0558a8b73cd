/** Null for what is no whole address. `URL.canParse` would say it too, from Chrome 120, Safari 17 and Firefox 115 on. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
