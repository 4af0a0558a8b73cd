import type { Database } from '#platform/server/database/database.ts'

const TARGET = /^(?:provider:(?<provider>[0-9]{1,6})|title:(?<product>[0-9]{1,6})\/(?<game>[\x21-\x7e]{0,100}))$/

/** The name of a switch's provider or game; null where the catalog does not know it. */
export async function nameOfTarget(db: Database, target: string): Promise<string | null> {
  const named = TARGET.exec(target)?.groups
  if (!named) return null
  const { provider, product, game } = named
  const [row] =
    provider === undefined
      ? await db<{ name: string }[]>`
          select g.name_en || ' · ' || p.short_name as name
          from catalog.game g join catalog.provider p on p.id = g.provider_id
          where p.product_code = ${Number(product)} and g.game_code is not distinct from ${game || null}::text
          limit 1`
      : await db<{ name: string }[]>`
          select provider_name as name from catalog.provider where product_code = ${Number(provider)}`
  return row?.name ?? null
}
