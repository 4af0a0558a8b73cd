import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type SettingGroup, textOf } from './group.ts'

/** The platform's own texts on every page. */
export interface BrandTexts {
  brand_name: string
  /** The legal notice, in the languages in which the platform has one. */
  law: Partial<Record<Language, string>>
}

type BrandRow = Record<'brand_name' | `law_${Language}`, string>

/** Reads it at most four times a second. A platform without a name of its own has the one it was started with. */
export function createBrandTexts(db: Database, started_with: { brand_name: string }): () => Promise<BrandTexts> {
  return cached(async () => {
    const row = await getBrand(db)
    const said = LANGUAGES.map((language) => [language, row[`law_${language}`]] as const)
    const law = Object.fromEntries(said.filter(([_language, text]) => text !== ''))
    return { brand_name: row.brand_name || started_with.brand_name, law }
  }, CONFIGURATION_FRESH_MS)
}

async function getBrand(db: Parameters<SettingGroup['get']>[0]): Promise<BrandRow> {
  const [row] = await db<BrandRow[]>`
    select brand_name, law_en, law_mm, law_zh, law_th from setting.brand`
  if (!row) throw new Error('setting.brand has no row')
  return { ...row }
}

const LAW_MAX = 400
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', mm: 'Burmese', zh: 'Chinese', th: 'Thai' }

export const brandSettings: SettingGroup = {
  key: 'brand',
  title: 'Brand and legal notice',
  fields: [
    {
      key: 'brand_name',
      label: 'Name of the platform',
      help: 'As players read it on every page. Empty: the name that the platform was started with.',
      unit: 'text',
      max: 40,
    },
    ...LANGUAGES.map((language) => ({
      key: `law_${language}`,
      label: `Legal notice, ${LANGUAGE_NAMES[language]}`,
      help: 'Below the first page, such as the licence and who may play. Empty: nothing is shown.',
      unit: 'long_text' as const,
      max: LAW_MAX,
    })),
  ],
  get: getBrand,
  async write(tx, values) {
    const of = (key: keyof BrandRow) => textOf(values, key)
    await tx`
      update setting.brand set brand_name = ${of('brand_name')}, law_en = ${of('law_en')}, law_mm = ${of('law_mm')},
        law_zh = ${of('law_zh')}, law_th = ${of('law_th')}`
  },
}
