import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { Session } from '../game.ts'
import type { Store } from '../ledger/store.ts'
import { openSession } from '../play/sessions.ts'
import type { Title } from '../title.ts'
import { findProduct, findTitle, type Product, titlesOf } from './products.ts'
import { CODE, type Fields, invalid, Refusal, requireNumber, requireText } from './refusal.ts'

const MEMBER_MAX = 50
const PASSWORD_MAX = 128
const CODE_MAX = 100
const URL_MAX = 2_000
const PLATFORMS = ['WEB', 'DESKTOP', 'MOBILE', 'Widget', 'Streaming']
/** By the protocol's numbers. What has no texts here is played in English. */
const LANGUAGES: Record<number, Session['language']> = {
  0: 'en',
  1: 'zh',
  2: 'zh',
  3: 'th',
  4: 'en',
  7: 'en',
  13: 'mm',
}

export interface Launch {
  session: Session
  product: Product
}

/** @throws Refusal for the first field that is wrong. */
export function launchGame(store: Store, fields: Fields): Launch {
  const product = requireProduct(fields)
  const title = requireTitle(product, fields)
  requireText(fields, 'currency', CODE_MAX)
  if (fields.currency !== product.currency) throw invalid('currency', product.currency)
  const language = LANGUAGES[requireNumber(fields, 'language_code', 0)]
  if (language === undefined) throw invalid('language_code', `one of ${Object.keys(LANGUAGES).join(', ')}`)
  if (!PLATFORMS.includes(requireText(fields, 'platform', CODE_MAX)))
    throw invalid('platform', `one of ${PLATFORMS.join(', ')}`)
  if (isIP(requireText(fields, 'ip', CODE_MAX)) === 0) throw invalid('ip', 'an IP address')
  const lobby_url = requireLobby(fields)
  const member_account = requireText(fields, 'member_account', MEMBER_MAX)
  admitMember(store, member_account, requireText(fields, 'password', PASSWORD_MAX))
  const session = openSession(store, { member_account, title, currency: product.currency, language, lobby_url })
  return { session, product }
}

function requireProduct(fields: Fields): Product {
  const product = findProduct(requireNumber(fields, 'product_code'))
  if (product === undefined) throw invalid('product_code', 'one of the products')
  if (!product.game_types.includes(requireText(fields, 'game_type', CODE_MAX)))
    throw invalid('game_type', `one of ${product.game_types.join(', ')}`)
  if (product.status !== 'ACTIVATED') throw new Refusal(CODE.maintenance, 'the product is under maintenance')
  return product
}

function requireTitle(product: Product, fields: Fields): Title {
  const is_without_code = fields.game_code === null || fields.game_code === undefined || fields.game_code === ''
  if (is_without_code && !product.is_lobby) throw invalid('game_code', 'given: the product has no lobby')
  const title = is_without_code
    ? titlesOf(product.product_code, String(fields.game_type))[0]
    : findTitle(product.product_code, requireText(fields, 'game_code', CODE_MAX))
  if (title === undefined || title.game_type !== fields.game_type) throw invalid('game_code', 'one of the games')
  return title
}

/** Only where a browser can go back to: a lobby of another kind would run in the game's page. */
function requireLobby(fields: Fields): string {
  const text = requireText(fields, 'operator_lobby_url', URL_MAX)
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw invalid('operator_lobby_url', 'an http(s) address')
  return url.href
}

/** The first password is the member's for ever. */
function admitMember(store: Store, account: string, password: string): void {
  const hash = createHash('sha256').update(`${account}\n${password}`).digest('hex')
  store
    .prepare('insert into member (account, password_hash, created_at_ms) values (?, ?, ?) on conflict do nothing')
    .run(account, hash, Date.now())
  const member = store.prepare('select password_hash from member where account = ?').get(account)
  if (!timingSafeEqual(Buffer.from(String(member?.password_hash)), Buffer.from(hash)))
    throw new Refusal(CODE.invalid, 'password must be the one of the first launch')
}
