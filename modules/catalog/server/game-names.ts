import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

interface GameKey {
  product_code: number
  game_code: string | null
}

const keyOf = ({ product_code, game_code }: GameKey) => JSON.stringify([product_code, game_code])

/** The staff's names of games, retired ones too: a product with its game, or a product alone where the game has no name. */
export async function gameNames(db: Queryable, product_codes: number[]): Promise<(game: GameKey) => string> {
  const rows = await db<(GameKey & { name: string; provider: string })[]>`
    select p.product_code, g.game_code, g.name_en as name, p.short_name as provider
    from catalog.provider p join catalog.game g on g.provider_id = p.id where p.product_code = any (${arrayOf(db, 'integer', product_codes)})
    union all
    select product_code, null, short_name, short_name from catalog.provider where product_code = any (${arrayOf(db, 'integer', product_codes)})`
  const named = new Map(rows.map((row) => [keyOf(row), row]))
  return (game) => {
    const own = game.game_code === null ? undefined : named.get(keyOf(game))
    if (own) return `${own.name}, ${own.provider}`
    const provider = named.get(keyOf({ ...game, game_code: null }))?.name ?? `product ${game.product_code}`
    return game.game_code === null ? provider : `${game.game_code}, ${provider}`
  }
}
