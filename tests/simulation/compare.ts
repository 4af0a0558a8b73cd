import type { Money } from '#platform/contract/money.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { PlayerState } from './model/state.ts'
import { expectSame, type Run } from './run.ts'

/** A player's accounts in the ledger, by the last digit of their number. */
const ACCOUNTS = { main: 1n, game: 2n, hold: 3n, bonus: 4n, two_d_stakes: 5n, provider_stakes: 6n } as const

/** Compares the ledger's accounts and the states of requests, held credits and bonuses with the model. */
export async function compare(run: Run): Promise<void> {
  const { owner_db: db } = run.lane.app
  const ids = arrayOf(
    db,
    'bigint',
    run.players.map(({ id }) => id),
  )
  const [accounts, stakes, requests, held, claims] = await Promise.all([
    db<{ id: bigint; balance: Money }[]>`
      select id, balance from ledger.account where player_id = any (${ids}) and balance is not null`,
    db<{ id: bigint; balance: Money }[]>`
      select e.id, (coalesce((select sum(t.amount) from ledger.transfer t
                              where t.debit_account_id = p.main and t.debit_version is not null and t.credit_account_id = e.id), 0)
                  + coalesce((select sum(t.amount) from ledger.transfer t
                              where t.debit_account_id = p.game and t.debit_version is not null and t.credit_account_id = e.id), 0)
                  - coalesce((select sum(t.amount) from ledger.transfer t
                              where t.credit_account_id in (p.main, p.game) and t.credit_version is not null and t.debit_account_id = e.id), 0)
                  + coalesce((select sum(case when t.credit_account_id = e.id then t.amount else -t.amount end) from ledger.transfer t
                              where greatest(t.debit_account_id, t.credit_account_id) = e.id
                                and t.debit_version is null and t.credit_version is null), 0))::bigint as balance
      from unnest(${ids}) player_id
      cross join lateral (select player_id * 10 + 1 as main, player_id * 10 + 2 as game) p
      cross join lateral (values (player_id * 10 + 5), (player_id * 10 + 6)) e (id)`,
    db<{ player_id: bigint; states: string[] }[]>`
      select player_id, array_agg(id || ' ' || status order by id) as states
      from cashier.request where player_id = any (${ids}) group by player_id`,
    db<{ player_id: bigint; states: string[] }[]>`
      select player_id, array_agg(amount || ' ' || taken_back || ' ' || offset_amount || ' ' || status order by number) as states
      from held_credit.credit where player_id = any (${ids}) group by player_id`,
    db<{ player_id: bigint; states: string[] }[]>`
      select player_id, array_agg(amount || ' ' || status order by created_at, id) as states
      from promotion.claim where player_id = any (${ids}) group by player_id`,
  ])
  const balances = new Map([...accounts, ...stakes].map(({ id, balance }) => [id, balance]))
  for (const [place, { id }] of run.players.entries()) {
    const player = run.model.player(place)
    const seen = balancesIn((slot) => balances.get(id * 10n + slot) ?? 0n)
    const expected = balancesIn((_slot, name) => player[name])
    expectSame(`the accounts of player ${place}`, seen, expected)
    const of = (rows: readonly { player_id: bigint; states: string[] }[]) =>
      rows.find(({ player_id }) => player_id === id)?.states ?? []
    expectSame(`the requests of player ${place}`, of(requests), statesOfRequests(player))
    expectSame(`the held credits of player ${place}`, of(held), statesOfHeld(player))
    expectSame(`the bonuses of player ${place}`, of(claims).toSorted(), statesOfClaims(player).toSorted())
  }
}

function balancesIn(of: (slot: bigint, name: keyof typeof ACCOUNTS) => Money): Record<string, Money> {
  const names = Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[]
  return Object.fromEntries(names.map((name) => [name, of(ACCOUNTS[name], name)]))
}

const statesOfRequests = ({ requests }: PlayerState) => requests.map(({ id, status }) => `${id} ${status}`).toSorted()
const statesOfHeld = ({ held }: PlayerState) =>
  held.map(({ amount, taken_back, offset, status }) => `${amount} ${taken_back} ${offset} ${status}`)
const statesOfClaims = ({ claims }: PlayerState) => claims.map(({ amount, status }) => `${amount} ${status}`)

/** Player receivables by what they come from: of the table, of corrected draws, of the aggregator. */
export async function compareOwed(run: Run): Promise<void> {
  const { lane, players, model } = run
  for (const [place, { id }] of players.entries()) {
    const reply = await lane.client.call('GET', `/players/${id}/receivables`, {
      as: lane.staff[0] as { cookie: string },
    })
    const rows = reply.body.data as { game: 'shan' | 'two_d' | 'providers'; amount: number }[]
    const seen = Object.fromEntries(rows.filter(({ amount }) => amount > 0).map(({ game, amount }) => [game, amount]))
    const { owed } = model.player(place)
    const expected = Object.fromEntries(
      Object.entries(owed)
        .filter(([, amount]) => amount > 0n)
        .map(([game, amount]) => [game, Number(amount) / 10_000]),
    )
    expectSame(`what player ${place} owes`, seen, expected)
  }
}
