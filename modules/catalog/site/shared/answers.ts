/** Reads lists of games, from any server. */
import type { Game, GameType, Provider } from '#catalog/contract/player.ts'
import {
  fields,
  fieldsOf,
  flag,
  listOf,
  number,
  numberOrNull,
  oneOf,
  type Parse,
  picture,
  rows,
  text,
} from '#platform/site/calls/understand.ts'

const status = oneOf<'active' | 'maintenance'>(['maintenance'], 'active')

const provider = fields<Provider>({
  id: number,
  code: text,
  short_name: text,
  provider: text,
  provider_name: text,
  product_name: text,
  product_title: text,
  product_code: number,
  img: picture,
  img_url: picture,
  status,
})

/** Some lists know a provider by one name only, and the picture by either of two. */
const parseProvider: Parse<Provider> = (value) => {
  const read = provider(value)
  const name = read.provider_name || read.product_title || read.product_name || read.provider
  return {
    ...read,
    code: read.code || text(read.id),
    short_name: read.short_name || name,
    provider_name: name || read.short_name,
    img: read.img ?? read.img_url,
  }
}

const type = fields<GameType>({ id: number, name: text, code: text, img: picture, providers: rows(parseProvider) })

const game = fields<Game>({
  id: number,
  game_name: text,
  // A product that has but one entrance, its own lobby, names no game.
  game_code: (value) => text(value) || null,
  product_code: number,
  game_type: text,
  provider: text,
  img: picture,
  image_url: picture,
  is_hot: flag,
  status,
})

const parseGame: Parse<Game> = (value) => {
  const read = game(value)
  return { ...read, img: read.img ?? read.image_url }
}

export const parseTypes = listOf(type)
export const parseProviders = listOf(parseProvider)
export const parseGames = listOf(parseGame)

export interface GamePage {
  data: readonly Game[]
  /** The games of all pages, where the answer counts them. */
  total?: number
}

export const parseGamePage: Parse<GamePage> = (body) => {
  const total = numberOrNull(fieldsOf(body).total ?? fieldsOf(fieldsOf(body).data).total)
  return { data: parseGames(body), ...(total !== null && { total }) }
}
