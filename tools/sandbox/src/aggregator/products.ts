import type { Title } from '../title.ts'
import { TITLES } from '../titles.ts'

export type ProductStatus = 'ACTIVATED' | 'MAINTAINED'

export interface Product {
  product_code: number
  name: string
  currency: 'MMK' | 'MMK2' | 'MMK3'
  game_types: string[]
  status: ProductStatus
  /** The product has a lobby of its own and is opened without a game's code. */
  is_lobby: boolean
  /** The provider opens its games by a document instead of an address. */
  sends_content: boolean
}

const product = (product_code: number, name: string, game_types: string[], more: Partial<Product> = {}): Product => ({
  product_code,
  name,
  currency: 'MMK',
  game_types,
  status: 'ACTIVATED',
  is_lobby: false,
  sends_content: false,
  ...more,
})

export const PRODUCTS: Product[] = [
  product(1091, 'JILI', ['SLOT', 'FISHING', 'LIVE_CASINO', 'LOTTERY']),
  product(1006, 'PP', ['SLOT', 'BONUS']),
  product(1007, 'PG', ['SLOT'], { currency: 'MMK2', sends_content: true }),
  product(1009, 'CQ9', ['SLOT', 'FISHING', 'LIVE_CASINO']),
  product(1085, 'JDB', ['SLOT', 'FISHING', 'LOTTERY']),
  product(1225, 'JOKER', ['SLOT', 'FISHING', 'LIVE_CASINO', 'QIPAI', 'P2P']),
  product(1050, 'PS', ['SLOT', 'FISHING']),
  product(1102, 'KA', ['SLOT', 'FISHING', 'QIPAI']),
  product(1016, 'YB', ['FISHING']),
  product(1185, 'SA', ['LIVE_CASINO']),
  product(1022, 'SEXY', ['LIVE_CASINO']),
  product(1203, 'AG', ['LIVE_CASINO'], { currency: 'MMK3' }),
  product(1012, 'SBO', ['SPORT_BOOK', 'VIRTUAL_SPORT']),
  product(1227, 'UG', ['SPORT_BOOK', 'ESPORT']),
  product(1046, 'IBC', ['SPORT_BOOK'], { currency: 'MMK2', is_lobby: true }),
  product(1183, 'S', ['SPORT_BOOK', 'COCK_FIGHTING']),
  // Under maintenance for ever, so that the state can be seen.
  product(1033, 'SV388', ['COCK_FIGHTING'], { status: 'MAINTAINED' }),
]

export const findProduct = (product_code: number): Product | undefined =>
  PRODUCTS.find((each) => each.product_code === product_code)

export const titlesOf = (product_code: number, game_type: string | null): Title[] =>
  TITLES.filter((title) => title.product_code === product_code && (game_type === null || title.game_type === game_type))

export const findTitle = (product_code: number, game_code: string): Title | undefined =>
  TITLES.find((title) => title.product_code === product_code && title.game_code === game_code)
