import type { LegalPage } from '#content/contract/player.ts'
import { LEGAL_PAGES, type LegalPageKey } from '#content/contract/rules.ts'
import { joinWords } from '#platform/contract/burmese-words.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Each page in each language. A migration has made them, and none is ever taken away. */
export type LegalPages = Record<LegalPageKey, Record<Language, LegalPage>>

type PageRow = { key: LegalPageKey; status: 'draft' | 'reviewed'; changed_at: Date } & Record<
  `${'title' | 'text'}_${Language}`,
  string
>

export async function loadLegalPages(db: Database): Promise<LegalPages> {
  const rows = await db<PageRow[]>`
    select key, status, changed_at, title_en, title_mm, title_zh, title_th, text_en, text_mm, text_zh, text_th
    from content.page`
  const pages = LEGAL_PAGES.map((key) => {
    const row = rows.find((one) => one.key === key)
    if (!row) throw new Error(`the page ${key} is missing`)
    return [key, Object.fromEntries(LANGUAGES.map((language) => [language, pageIn(row, language)]))]
  })
  return Object.fromEntries(pages) as LegalPages
}

/** As the catalogs of the screens say it: no line ends within a Burmese word. */
const pageIn = (row: PageRow, language: Language): LegalPage => ({
  key: row.key,
  title: joinWords(row[`title_${language}`]),
  text: joinWords(row[`text_${language}`]),
  is_draft: row.status === 'draft',
  changed_at: row.changed_at.toISOString(),
})
