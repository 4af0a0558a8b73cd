import type { Database } from '#platform/server/database/database.ts'
import { yangonTime } from '#platform/server/yangon.ts'
import type { SearchSource } from '#search/server/index.ts'

/** Wagers of games of providers by the code of the wager or of a transaction, whose keys begin with the product. */
export const wagerSearch = (db: Database): SearchSource => ({
  group: 'wagers',
  permission: 'wagers.read',
  async find({ text, limit }) {
    const rows = await db<FoundWager[]>`
      with product as (select distinct product_code from seamless.product)
      select e.product_code, e.transaction_id, e.wager_code, coalesce(e.game_code, e.game_type) as game, e.created_at,
             p.name as player_name
      from (
        select e.product_code, e.transaction_id
        from product join seamless.effect e on e.product_code = product.product_code and e.transaction_id = ${text}
        union
        select w.product_code, e.transaction_id
        from product join seamless.wager w on w.product_code = product.product_code and w.wager_code = ${text}
        join identity.player p on p.user_name = w.member_account
        cross join lateral (
          select transaction_id from seamless.effect
          where player_id = p.id and wager_code = w.wager_code and product_code = w.product_code limit 1
        ) e
        limit ${limit}
      ) f join seamless.effect e using (product_code, transaction_id) join identity.player p on p.id = e.player_id
      order by e.created_at desc, e.id desc limit ${limit}`
    return rows.map(({ product_code, transaction_id, wager_code, game, created_at, player_name }) => ({
      id: `${product_code} ${transaction_id}`,
      title: wager_code ?? transaction_id,
      details: [player_name, `${product_code}, ${game}`],
      amount: null,
      at: created_at.toISOString(),
      href: `/wagers?${new URLSearchParams({
        day: yangonTime(created_at).slice(0, 10),
        q: wager_code ?? transaction_id,
        of: String(product_code),
        id: transaction_id,
      })}`,
      is_exact: true,
    }))
  },
})

interface FoundWager {
  product_code: number
  transaction_id: string
  wager_code: string | null
  game: string
  created_at: Date
  player_name: string
}
