/**
 * A document brings the rules that its own markup uses, and a gap wherever others stand in the sheets. These are put
 * into the gaps, so that all rules keep their order, before anything can appear that the document did not show.
 */
export async function bringLaterStyles(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[data-later]')
  if (!style?.sheet) return
  const { sheet, dataset } = style
  try {
    const answer = await fetch(`${dataset.later}`)
    if (!answer.ok) throw new Error(`${answer.status}`)
    const lines = (await answer.text()).split('\n')
    Array.from(sheet.cssRules).forEach((rule, place) => {
      if (!isGap(rule)) return
      sheet.deleteRule(place)
      sheet.insertRule(`@media all{${lines.shift()}}`, place)
    })
  } catch {
    // Another server has rendered this document, or an older one, or the line was lost: the browser says so itself.
    await takeSheets()
  }
}

/** The server writes them (screens/first-styles.ts); no sheet has such a group of its own. */
const isGap = (rule: CSSRule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'all'

/** The sheets themselves, which are always there. Resolves when they have come, or will not. */
async function takeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[type="text/inlined"]')
  await Promise.all(
    Array.from(links, (link) => {
      const settled = new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      })
      link.type = 'text/css'
      link.disabled = false
      return settled
    }),
  )
}
