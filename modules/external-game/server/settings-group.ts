import type { Language } from '#platform/contract/language.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type SettingField, type SettingGroup, type SettingValues, textOf } from '#setting/server/index.ts'

/** The games page has space for two. */
const PLACES = [1, 2]
const NAME_MAX = 40
const URL_MAX = 500

/** Without a name in a language the link is called as in English. */
const fieldsOf = (place: number): SettingField[] => {
  const name = (language: Language, label: string): SettingField => ({
    key: `name_${language}_${place}`,
    label: `Link ${place}: name, ${label}`,
    help: language === 'en' ? 'What players read on the button.' : 'Empty: as in English.',
    unit: 'text',
    max: NAME_MAX,
  })
  return [
    {
      key: `is_on_${place}`,
      label: `Link ${place} is shown`,
      help: 'On the games page, to open in a new tab.',
      unit: 'yes_no',
    },
    {
      key: `url_${place}`,
      label: `Link ${place}: address`,
      help: 'A one-time token that names the player is added to it.',
      unit: 'link',
      max: URL_MAX,
    },
    name('en', 'English'),
    name('mm', 'Burmese'),
    name('zh', 'Chinese'),
    name('th', 'Thai'),
    {
      key: `shares_profile_${place}`,
      label: `Link ${place} tells name and balance`,
      help: 'In its address, where others may read them. Only for a site that cannot do without.',
      unit: 'yes_no',
    },
  ]
}

interface LinkRow extends Record<`name_${Language}`, string> {
  place: number
  is_on: boolean
  url: string
  shares_profile: boolean
}

export const externalGameSettings: SettingGroup = {
  key: 'external_game',
  title: 'Links to other sites',
  fields: PLACES.flatMap(fieldsOf),
  async get(db) {
    const rows = await db<LinkRow[]>`
      select distinct on (place) place, is_on, url, shares_profile, name_en, name_mm, name_zh, name_th
      from external_game.link where place in ${db(PLACES)} order by place, id`
    const entries = PLACES.flatMap((place) =>
      Object.entries(
        valuesOf(
          place,
          rows.find((row) => row.place === place),
        ),
      ),
    )
    return Object.fromEntries(entries)
  },
  faultsOf: (values) =>
    Object.fromEntries(
      PLACES.filter((place) => values[`is_on_${place}`] === true).flatMap((place) =>
        [`url_${place}`, `name_en_${place}`].map((key) => [key, textOf(values, key) === '' ? 'required' : null]),
      ),
    ),
  async write(tx, values) {
    for (const place of PLACES) await writeLink(tx, values, place)
  },
}

function valuesOf(place: number, row: LinkRow | undefined): SettingValues {
  const { is_on = false, url = '', shares_profile = false } = row ?? {}
  const name = (language: Language) => row?.[`name_${language}`] ?? ''
  // A name that equals the English one shows as empty: the link has none of its own in that language.
  const own = (language: Language) => (name(language) === name('en') ? '' : name(language))
  return {
    [`is_on_${place}`]: is_on,
    [`url_${place}`]: url,
    [`name_en_${place}`]: name('en'),
    [`name_mm_${place}`]: own('mm'),
    [`name_zh_${place}`]: own('zh'),
    [`name_th_${place}`]: own('th'),
    [`shares_profile_${place}`]: shares_profile,
  }
}

/** A link that never had an address is none yet. */
async function writeLink(tx: Transaction, values: SettingValues, place: number): Promise<void> {
  const url = textOf(values, `url_${place}`)
  if (url === '') {
    await tx`update external_game.link set is_on = false where place = ${place}`
    return
  }
  const name_en = textOf(values, `name_en_${place}`)
  const name = (language: Language) => textOf(values, `name_${language}_${place}`) || name_en
  const link = {
    is_on: values[`is_on_${place}`] === true,
    url,
    name_en,
    name_mm: name('mm'),
    name_zh: name('zh'),
    name_th: name('th'),
    shares_profile: values[`shares_profile_${place}`] === true,
  }
  const [known] = await tx<{ id: number }[]>`
    select id from external_game.link where place = ${place} order by id limit 1`
  if (known) await tx`update external_game.link set ${tx(link)} where id = ${known.id}`
  else await tx`insert into external_game.link ${tx({ ...link, place })}`
}
