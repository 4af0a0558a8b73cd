import type { Page } from 'playwright-core'

/** Rules one by one, in their order; the colours and sizes of the whole page by their names. */
export interface Styles {
  rules: string[]
  properties: string[]
}

/**
 * The styles of the sheets whose content stands in the document, and the styles that are really in force on the page. The
 * sheet of the night is whole in each document, and is no part of them.
 */
export function stylesOf(page: Page): Promise<{ wanted: Styles; there: Styles }> {
  return page.evaluate(async () => {
    const flat = (rules: CSSRuleList, around = ''): { around: string; rule: CSSRule }[] =>
      Array.from(rules).flatMap((rule) => {
        if (!(rule instanceof CSSMediaRule)) return [{ around, rule }]
        return flat(rule.cssRules, rule.media.mediaText === 'all' ? around : around + rule.media.mediaText)
      })
    const read = (sheets: (CSSStyleSheet | null)[]) => {
      const every = sheets.flatMap((sheet) => (sheet ? flat(sheet.cssRules) : []))
      // The faces of fonts stand apart; their place among the others says nothing.
      const isFont = ({ rule }: (typeof every)[number]) => rule instanceof CSSFontFaceRule
      const all = [...every.filter(isFont), ...every.filter((one) => !isFont(one))]
      const isRoot = ({ around, rule }: (typeof all)[number]) => around === '' && rule.cssText.startsWith(':root')
      return {
        rules: all.filter((one) => !isRoot(one)).map(({ around, rule }) => around + rule.cssText),
        properties: all
          .filter(isRoot)
          .flatMap(({ rule }) => (rule instanceof CSSStyleRule ? rule.style.cssText.split('; ') : []))
          .map((line) => line.replace(/;$/, ''))
          .sort(),
      }
    }
    const links = document.querySelectorAll<HTMLLinkElement>('link[type="text/inlined"]')
    const texts = await Promise.all(Array.from(links, async (link) => (await fetch(link.href)).text()))
    const whole = new CSSStyleSheet()
    whole.replaceSync(texts.join('\n'))
    const inlined = Array.from(
      document.querySelectorAll<HTMLStyleElement>('style:not([data-night])'),
      ({ sheet }) => sheet,
    )
    return { wanted: read([whole]), there: read(inlined) }
  })
}
