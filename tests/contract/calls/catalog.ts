/** §7: /game_types, /providers, /game_lists, /hot_game_lists and /toptenwithdraw. */
import {
  at,
  isAmount,
  isFilled,
  isId,
  isList,
  isNullOr,
  isOk,
  isText,
  listAt,
  type Row,
  type Shape,
} from '../fields.ts'
import { brief, type Run } from '../run.ts'
import { checkList, checkPictures } from './lists.ts'

const picture = isNullOr(isText)
const TYPE: Shape = { id: isId, name: isFilled, code: isFilled, img: picture, providers: isList }
const PROVIDER: Shape = {
  id: isId,
  product_name: isFilled,
  product_title: isFilled,
  provider: isFilled,
  img_url: picture,
  code: isFilled,
  short_name: isFilled,
  provider_name: isFilled,
  img: picture,
}
export const GAME: Shape = {
  id: isId,
  game_name: isFilled,
  game_code: isNullOr(isFilled),
  product_code: isId,
  game_type: isFilled,
}
/** §9 */
const CODES: Record<string, string> = {
  1: 'SLOT',
  2: 'LIVE_CASINO',
  3: 'SPORT_BOOK',
  4: 'VIRTUAL_SPORT',
  5: 'LOTTERY',
  8: 'FISHING',
  12: 'POKER',
  13: 'OTHERS',
}
const PAGE_SIZE = 20
const PAGES_MAX = 500
const PROVIDERS_MAX = 200

interface GamePlace {
  type_id: unknown
  provider_id: unknown
}

/** Answers a game that may be launched. */
export async function walkCatalog(run: Run): Promise<unknown> {
  const types = await checkList(run, { path: '/game_types', row: TYPE })
  checkCodes(run, types)
  const place = await findLongest(run, types)
  await walkProviders(run, types)
  const game = place === null ? undefined : await walkGames(run, place)
  const hot = await checkList(run, { path: '/hot_game_lists', row: { ...GAME, image_url: picture } })
  await checkPictures(
    run,
    'GET /hot_game_lists',
    hot.map((one) => at(one, 'image_url')),
  )
  await checkList(run, { path: '/toptenwithdraw', row: { player_id: isId, amount: isAmount } })
  return hot[0] ?? game
}

/** A code that §9 does not fix is the server's own. */
function checkCodes({ claims }: Run, types: unknown[]): void {
  const wrong = types.filter((type) => at(type, 'code') !== (CODES[String(at(type, 'id'))] ?? at(type, 'code')))
  const claim = 'its ids have the codes of §9'
  if (types.length === 0) return claims.skip('GET /game_types', claim, 'the list is empty')
  claims.check('GET /game_types', claim, wrong.length === 0, wrong[0] ?? types.map((type) => at(type, 'code')))
}

async function walkProviders(run: Run, types: unknown[]): Promise<void> {
  const type = types.find((one) => listAt(one, 'providers').length > 0)
  if (type === undefined)
    return run.claims.skip('GET /providers/{typeCode}', 'carries its list in data', 'no type has one')
  const path = `/providers/${String(at(type, 'code'))}`
  const rows = await checkList(run, { path, name: '/providers/{typeCode}', row: PROVIDER })
  const pictures = rows.flatMap((row) => [at(row, 'img'), at(row, 'img_url')])
  await checkPictures(run, 'GET /providers/{typeCode}', pictures)
}

/** The provider with the most games among the first ones; the pages of its list are walked. */
async function findLongest({ client, claims }: Run, types: unknown[]): Promise<GamePlace | null> {
  const places = types.flatMap((type) =>
    listAt(type, 'providers').map((provider) => ({ type_id: at(type, 'id'), provider_id: at(provider, 'id') })),
  )
  let longest: { place: GamePlace; games: number } | null = null
  for (const place of places.slice(0, PROVIDERS_MAX)) {
    const { body } = await client.get(pathOf(place))
    const games = listAt(body, 'data').length
    if (games > (longest?.games ?? 0)) longest = { place, games }
    if (games > PAGE_SIZE) break
  }
  if (longest === null) claims.skip('GET /game_lists/{typeId}/{providerId}', 'carries its list in data', 'no games')
  return longest?.place ?? null
}

const pathOf = ({ type_id, provider_id }: GamePlace) => `/game_lists/${String(type_id)}/${String(provider_id)}`

async function walkGames(run: Run, place: GamePlace): Promise<unknown> {
  const name = '/game_lists/{typeId}/{providerId}'
  const all = await checkList(run, { path: pathOf(place), name, row: { ...GAME, img: picture } })
  await checkPictures(
    run,
    `GET ${name}`,
    all.map((one) => at(one, 'img')),
  )
  await walkGamePages(run, `${name}?page={n}`, { place, all })
  return all[0]
}

async function walkGamePages(
  { client, claims }: Run,
  name: string,
  { place, all }: { place: GamePlace; all: unknown[] },
): Promise<void> {
  const call = `GET ${name}`
  const pages: unknown[][] = []
  while (pages.length < PAGES_MAX) {
    const answer = await client.get(`${pathOf(place)}?page=${pages.length + 1}`)
    const page = at(answer.body, 'data')
    if (!isOk(answer.status) || !isList(page)) {
      return void claims.check(call, 'carries the page in data', false, brief(answer))
    }
    pages.push(page)
    // More pages exist while the last one had exactly twenty.
    if (page.length !== PAGE_SIZE) break
  }
  claims.check(call, 'carries the page in data', true, `${pages.length} pages`)
  const ids = (rows: unknown[]) => rows.map((row) => (row as Row).id)
  const is_same = JSON.stringify(ids(pages.flat())) === JSON.stringify(ids(all))
  const claim = 'its pages of 20 hold the whole list'
  // One page of another length ends the list for a client: whether that was all of it, only the whole list says.
  if (is_same && pages.length === 1) return claims.skip(call, claim, 'no provider has more than 20 games')
  claims.check(call, claim, is_same, `${pages.map((page) => page.length).join(' + ')} of ${all.length}`)
}
