import { setTimeout as sleep } from 'node:timers/promises'
import { onServer, type StandbyPair, startStandbyPair } from '#tests/support/database/standby-pair.ts'
import { type Fault, fault, lengthOf, STALL_MS, until } from '../fault.ts'
import { familyOf, signal } from '../programs/processes.ts'
import type { Stage } from '../stage.ts'

/** Of the asynchronous pair: so many acknowledged calls the standby hears nothing of. */
const BEHIND = 40

const pairOf = (is_synchronous: boolean) => async () => ({ postgres: await startStandbyPair({ is_synchronous }) })

/** A primary and its standby; decided by the operator, done here at once: docs/operations/high-availability.md. */
export const FAILOVER_FAULTS: readonly Fault[] = [
  fault<{ postgres: StandbyPair }>({
    name: 'failover',
    does: 'the primary is killed, its synchronous standby is promoted, and the former primary comes back on its port',
    prepare: pairOf(true),
    async inject({ stage, extent }, { postgres }) {
      await sleep(lengthOf(extent) / 4)
      await killPrimary(postgres)
      await postgres.promote()
      await sleep(STALL_MS)
      const former = await postgres.startFormer()
      const before = await rowsOf(former, stage)
      await sleep(Math.max(lengthOf(extent) / 2, STALL_MS))
      if ((await rowsOf(former, stage)) !== before) throw new Error('the former primary has taken writes')
    },
  }),
  fault<{ postgres: StandbyPair }>({
    name: 'standby-dies',
    does: 'the synchronous standby is killed: writes wait, until the operator lets the primary go on alone',
    prepare: pairOf(true),
    async inject({ stage, extent, load }, { postgres }) {
      await sleep(lengthOf(extent) / 4)
      for (const pid of familyOf(postgres.standby.pid)) signal(pid, 'SIGKILL')
      await postgres.standby.ended
      await sleep(STALL_MS / 2)
      const waits_from = performance.now()
      await sleep(STALL_MS)
      const served = load.answers.filter(({ at, is_served, is_write }) => is_write && is_served && at > waits_from)
      if (served.length > 0) throw new Error(`${served.length} writes were acknowledged by one server alone`)
      await postgres.setSynchronous(false)
      await until('writes go on', async () => (await waiting(stage)) === 0)
      await sleep(lengthOf(extent) / 4)
    },
  }),
  fault<{ postgres: StandbyPair }>({
    name: 'replication-cut',
    does: 'the line between primary and standby is cut for four seconds: writes wait, and go on with it',
    prepare: pairOf(true),
    async inject({ extent }, { postgres }) {
      await sleep(lengthOf(extent) / 4)
      await postgres.line.close()
      await sleep(STALL_MS)
      await postgres.line.open()
      await sleep(lengthOf(extent) / 4)
    },
  }),
]

/** The negative control: what a standby that nobody waits for has not heard is lost. It is no fault of the list. */
export const ASYNCHRONOUS_FAILOVER = fault<{ postgres: StandbyPair }>({
  name: 'failover-asynchronous',
  does: 'the primary is killed while its asynchronous standby is forty calls behind, which is promoted',
  prepare: pairOf(false),
  async inject({ extent, load }, { postgres }) {
    await sleep(lengthOf(extent) / 4)
    await postgres.line.close()
    const since = performance.now()
    const acknowledged = () => load.answers.filter(({ at, is_write, is_served }) => is_write && is_served && at > since)
    await until('writes are acknowledged', () => acknowledged().length >= BEHIND)
    await killPrimary(postgres)
    await postgres.promote()
    await sleep(STALL_MS)
  },
})

async function killPrimary({ primary }: StandbyPair): Promise<void> {
  for (const pid of familyOf(primary.pid)) signal(pid, 'SIGKILL')
  await primary.ended
}

/** The numbers of rows that writes of every kind leave, in the platform's database on this server. */
function rowsOf(server: { url: string }, stage: Stage): Promise<string> {
  const database = /\/([^/?]+)(?:\?|$)/.exec(stage.url)?.[1] ?? ''
  return onServer({ url: server.url.replace(/\/[^/]*$/, `/${database}`) }, async (db) => {
    const [row] = await db<{ rows: string }[]>`
      select (select count(*) from ledger.transfer) || ' ' || (select count(*) from digit_bet.bet) || ' ' ||
             (select count(*) from cashier.request) || ' ' || (select count(*) from identity.session) as rows`
    return row?.rows ?? ''
  })
}

/** Commits that wait for the standby. */
async function waiting({ db }: Stage): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from pg_stat_activity where wait_event = 'SyncRep'`
  return row?.count ?? 0
}
