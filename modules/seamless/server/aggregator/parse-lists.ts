import { type Fields, parseCode, parseFields, parseInstant, parseText } from '../callback-fields.ts'
import { factorOf, parseAmount } from '../rules.ts'
import type { AggregatorWager } from '../wagers/wager.ts'

export type ProductStatus = 'ACTIVATED' | 'DEACTIVATED' | 'MAINTAINED'

/** One product for one game type, as the aggregator offers it. */
export interface Product {
  product_code: number
  game_type: string
  provider: string
  product_name: string
  product_title: string
  /** MMK, MMK2 (a unit is 1000 Ks) or MMK3 (100 Ks). */
  currency: string
  status: ProductStatus
  /** 1: each game is opened by its code; 2: the product has only a lobby of its own. */
  entry_type: 1 | 2
}

export interface ProviderGame {
  product_code: number
  game_type: string
  game_code: string
  game_name: string
  image_url: string
  support_currency: string[]
  status: ProductStatus
  /** Names by language: 0 English, 13 Burmese, 2 Chinese, 3 Thai. */
  lang_name: Record<string, string>
}

/** Rows of the aggregator's lists, read field by field; null for one that makes no sense. */
export function parseProduct(value: unknown): Product | null {
  const fields = parseFields(value)
  const product_code = parseCode(fields?.product_code)
  const [game_type, currency] = [parseText(fields?.game_type), parseText(fields?.currency)]
  if (fields === null || product_code === null || !game_type || !currency) return null
  const name = parseText(fields.product_name) ?? ''
  return {
    product_code,
    game_type: game_type.toUpperCase(),
    provider: parseText(fields.provider) ?? name,
    product_name: name,
    product_title: parseText(fields.product_title) ?? name,
    currency: currency.toUpperCase(),
    status: parseStatus(fields.status),
    entry_type: Number(fields.entry_type) === 2 ? 2 : 1,
  }
}

/** Any other status means that the aggregator does not offer it. */
function parseStatus(value: unknown): ProductStatus {
  const status = typeof value === 'string' ? value.toUpperCase() : ''
  return status === 'ACTIVATED' || status === 'MAINTAINED' ? status : 'DEACTIVATED'
}

export function parseGame(value: unknown, product_code: number, game_type: string): ProviderGame | null {
  const fields = parseFields(value)
  const game_code = parseText(fields?.game_code)
  if (fields === null || !game_code) return null
  const { image_url, support_currency } = fields
  return {
    product_code,
    game_type,
    game_code,
    game_name: parseText(fields.game_name) ?? game_code,
    image_url: typeof image_url === 'string' ? image_url : '',
    support_currency: typeof support_currency === 'string' ? support_currency.split(',').map((one) => one.trim()) : [],
    status: parseStatus(fields.status),
    lang_name: parseNames(fields.lang_name),
  }
}

function parseNames(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const names = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof parseText(entry[1]) === 'string',
  )
  return Object.fromEntries(names)
}

/** A number, or the text of one; null where the answer does not say. */
export function totalOf(answer: Fields): number | null {
  const total = Number(parseFields(answer.pagination)?.total ?? Number.NaN)
  return Number.isInteger(total) && total >= 0 ? total : null
}

export function parseListedWager(value: unknown): AggregatorWager | null {
  const fields = parseFields(value)
  const factor = factorOf(fields?.currency)
  const product_code = parseCode(fields?.provider_product_oid ?? fields?.product_code)
  const wager_code = parseText(fields?.code ?? fields?.wager_code)
  const member_account = parseText(fields?.member_account)
  const status = parseText(fields?.status ?? fields?.wager_status)
  if (fields === null || factor === null || product_code === null || !wager_code || !member_account || !status) {
    return null
  }
  const [bet, valid_bet, prize] = [
    parseAmount(fields.bet_amount ?? 0),
    parseAmount(fields.valid_bet_amount ?? 0),
    parseAmount(fields.prize_amount ?? 0),
  ]
  if (bet === null || valid_bet === null || prize === null) return null
  return {
    product_code,
    wager_code,
    member_account,
    status: status.toUpperCase(),
    bet_amount: bet * factor,
    valid_bet_amount: valid_bet * factor,
    prize_amount: prize * factor,
    game_type: parseText(fields.game_type) ?? '',
    game_code: parseText(fields.game_code) ?? null,
    round_id: parseText(fields.round_id) ?? null,
    settled_at: parseInstant(fields.settled_at),
  }
}
