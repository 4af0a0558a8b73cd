import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { fieldMessage, problemMessage } from '#platform/contract/problem.ts'
import { loadRefusalTexts, refusalCatalog } from '#platform/site/refusals/refusal-catalogs.ts'

/** Every catalog of the screens, of what follows them too, by its file. */
const FILES = import.meta.glob<{ default: unknown }>([
  '/apps/site/**/texts/*.ts',
  '/modules/*/site/**/texts/*.ts',
  '/platform/**/site/**/texts/*.ts',
])

/** One text of the site in each language; a value that is put in stands as a hole such as `{1}`. */
export interface Said {
  /** "modules/two-d/site/bet.stake", "refusals.busy" */
  key: string
  words: Record<Language, string>
}

/** The texts of all catalogs and of all refusals that a player may read. */
export async function readAllTexts(): Promise<Said[]> {
  const folders = [...new Set(Object.keys(FILES).map((file) => file.replace(/\w+\.ts$/, '')))]
  const said = await Promise.all(folders.map(readFolder))
  return [...said.flat(), ...(await readRefusals())]
}

async function readFolder(folder: string): Promise<Said[]> {
  const read = async (language: Language) => new Map(sentencesOf((await FILES[`${folder}${language}.ts`]?.())?.default))
  const [en, mm, zh, th] = await Promise.all(LANGUAGES.map(read))
  const place = folder.replace(/^\/|\/texts\/$/g, '')
  return [...(en ?? [])].map(([path, english]) => ({
    key: `${place}.${path}`,
    words: { en: english, mm: mm?.get(path) ?? '', zh: zh?.get(path) ?? '', th: th?.get(path) ?? '' },
  }))
}

async function readRefusals(): Promise<Said[]> {
  await Promise.all(LANGUAGES.map((language) => loadRefusalTexts(language)))
  const [mm, zh, th] = (['mm', 'zh', 'th'] as const).map((language) => refusalCatalog(language))
  const list = (kind: 'refusals' | 'faults', english: (code: never) => string) =>
    Object.keys(mm?.[kind] ?? {}).map((code) => ({
      key: `${kind}.${code}`,
      words: {
        en: english(code as never),
        mm: mm?.[kind][code] ?? '',
        zh: zh?.[kind][code] ?? '',
        th: th?.[kind][code] ?? '',
      },
    }))
  return [...list('refusals', problemMessage), ...list('faults', fieldMessage)]
}

/** Every sentence of a catalog by its path, those that are made of values with holes in their places. */
function sentencesOf(catalog: unknown, path = ''): [string, string][] {
  if (typeof catalog === 'string') return [[path, catalog]]
  if (typeof catalog === 'function') return [[path, String(catalog(...[1, 2, 3].map((place) => hole(`{${place}}`))))]]
  if (catalog === null || typeof catalog !== 'object') return []
  return Object.entries(catalog).flatMap(([name, each]) => sentencesOf(each, path ? `${path}.${name}` : name))
}

/** A value whose text is a hole, and so are those of its fields. */
function hole(text: string): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === Symbol.toPrimitive ? () => text : hole(typeof name === 'string' ? `{${name}}` : text),
    },
  )
}
