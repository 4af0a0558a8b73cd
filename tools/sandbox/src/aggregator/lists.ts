import type { Title } from '../title.ts'
import { PRODUCTS, type Product, titlesOf } from './products.ts'

const DIRECT = 1
const LOBBY_ONLY = 2
/** Titles are as old as the sandbox. */
const LISTED_AT_MS = Date.UTC(2026, 0, 1)
/** The field lists a game once more for other currencies; every so many of ours does, too. */
const TWICE_EVERY = 7

/** One row per product and game type. */
export function productRows(): object[] {
  return PRODUCTS.flatMap((product) =>
    product.game_types.map((game_type) => ({
      provider: product.name,
      currency: product.currency,
      status: product.status,
      provider_id: product.product_code,
      product_id: product.product_code,
      product_code: product.product_code,
      product_name: product.name,
      product_title: product.name,
      game_type,
      entry_type: product.is_lobby ? LOBBY_ONLY : DIRECT,
    })),
  )
}

export function gameRows(
  product_code: number,
  game_type: string | null,
  imageOf: (game_code: string) => string,
): object[] {
  const product = PRODUCTS.find((each) => each.product_code === product_code)
  if (product === undefined) return []
  return titlesOf(product_code, game_type).flatMap((title, index) => {
    const row = gameRow(title, product, imageOf(title.game_code))
    return index % TWICE_EVERY === 0 ? [row, { ...row, support_currency: 'THB,USD' }] : [row]
  })
}

function gameRow(title: Title, product: Product, image_url: string) {
  return {
    game_code: title.game_code,
    game_name: title.game_name,
    game_type: title.game_type,
    image_url,
    product_id: product.product_code,
    product_code: product.product_code,
    support_currency: `${product.currency},IDR`,
    status: product.status,
    allow_free_round: false,
    lang_name: title.lang_name,
    lang_icon: {},
    created_at: LISTED_AT_MS,
  }
}
