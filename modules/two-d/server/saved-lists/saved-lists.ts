import { type Money, writeMoney } from '#platform/contract/money.ts'
import { parseTypedText } from '#platform/contract/typed-text.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { SAVED_LISTS_MAX } from '#two-d/contract/rules.ts'
import type { TwoDSavedList, TwoDSavedListBody } from '#two-d/contract/saved-lists.ts'
import { parseLines } from '../slip-rules.ts'

/** All of a player, the newest first. */
export async function listSaved(db: Database, player_id: bigint): Promise<TwoDSavedList[]> {
  const rows = await db<{ id: bigint; name: string; digits: string[]; stakes: Money[]; saved_at: Date }[]>`
    select id, name, digits, stakes, saved_at from two_d.saved_list
    where player_id = ${player_id} order by saved_at desc, id desc limit ${SAVED_LISTS_MAX}`
  return rows.map(({ id, name, digits, stakes, saved_at }) => ({
    id: String(id),
    name,
    amounts: digits.map((num, place) => ({ num, amount: writeMoney(stakes[place] ?? 0n) })),
    total_amount: writeMoney(stakes.reduce((sum, stake) => sum + stake, 0n)),
    saved_at: saved_at.toISOString(),
  }))
}

/**
 * A list of the same name is replaced. What is put on a number twice adds up.
 * @throws Problem invalid_fields, too_many_lists
 */
export async function saveList(
  db: Database,
  { player_id, name: typed, amounts }: TwoDSavedListBody & { player_id: bigint },
): Promise<void> {
  const name = parseTypedText(typed).replace(/\s+/g, ' ').trim()
  refuseFields({ name: name === '' ? 'required' : null })
  const stakes = parseLines(amounts)
  await transaction(db, async (tx) => {
    // Twenty that are saved at once would all count before one of them is written.
    await tx`select from identity.player where id = ${player_id} for no key update`
    await tx`
      insert into two_d.saved_list (player_id, name, digits, stakes)
      values (${player_id}, ${name}, ${arrayOf(
        tx,
        'text',
        stakes.map(({ digits }) => digits),
      )},
              ${arrayOf(
                tx,
                'bigint',
                stakes.map(({ stake }) => stake),
              )})
      on conflict (player_id, name)
        do update set digits = excluded.digits, stakes = excluded.stakes, saved_at = excluded.saved_at`
    const [row] = await tx<{ count: bigint }[]>`
      select count(*) as count from two_d.saved_list where player_id = ${player_id}`
    if (Number(row?.count) > SAVED_LISTS_MAX) throw new Problem('too_many_lists', { values: { max: SAVED_LISTS_MAX } })
  })
}

/** Another player's list, and one that is gone, are not there. */
export async function removeList(db: Database, { player_id, id }: { player_id: bigint; id: bigint }): Promise<void> {
  await db`delete from two_d.saved_list where id = ${id} and player_id = ${player_id}`
}
