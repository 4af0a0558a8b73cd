import { setTimeout as sleep } from 'node:timers/promises'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { type Fault, fault, lengthOf, quarterOf, repeat, STALL_MS, until } from '../fault.ts'
import { replaceServers } from './programs.ts'

/** Messages are held for `stays_ms`; then they come at once, and pass freely for `passes_ms`. */
const SLOW = { stays_ms: 200, passes_ms: 50 }

/** A program that is not killed would wait for the answer. */
const SERVER = roleOf('server')

/** A debit with its credit; a roll; a slip, and the numbers on it; an exchange with the id of its request. */
const STATEMENTS = [
  'select ledger.post_atomic(',
  'insert into digit_bet.bet ',
  'insert into two_d.slip ',
  'insert into two_d.line ',
  'insert into wallet.exchange ',
]

export const NETWORK_FAULTS: readonly Fault[] = [
  fault({
    name: 'cut-network',
    does: 'all connections to the database are reset on their way',
    has_proxy: true,
    inject: ({ proxy, extent }) => repeat(extent, async () => proxy.cut()),
  }),
  fault({
    name: 'close-network',
    does: 'the database refuses connections for four seconds',
    has_proxy: true,
    inject: ({ proxy, extent }) =>
      repeat(quarterOf(extent), async () => {
        await proxy.close()
        await sleep(STALL_MS)
        await proxy.open()
      }),
  }),
  fault({
    name: 'half-open-network',
    does: 'connections stay open, and nothing comes through for four seconds',
    has_proxy: true,
    inject: ({ proxy, extent }) =>
      repeat(quarterOf(extent), async () => {
        proxy.freeze()
        await sleep(STALL_MS)
        proxy.thaw()
      }),
  }),
  fault({
    name: 'slow-network',
    does: 'what the database and the programs say takes up to 200 ms',
    has_proxy: true,
    inject: ({ proxy, extent }) =>
      repeat({ every_ms: SLOW.passes_ms, times: lengthOf(extent) / (SLOW.stays_ms + SLOW.passes_ms) }, async () => {
        proxy.freeze()
        await sleep(SLOW.stays_ms)
        proxy.thaw()
      }),
  }),
  fault({
    name: 'crash-at-commit',
    does: 'the servers are killed while a commit is on its way: before the database has it, and after, in turns',
    has_proxy: true,
    inject: ({ stage, proxy, extent }) =>
      repeat(quarterOf(extent), async () => {
        for (const is_passed_on of [false, true]) {
          await sleep(extent.every_ms)
          proxy.meet({ text: 'commit', login: SERVER, is_passed_on, then: 'stall' })
          await until('a commit is on its way', () => proxy.hasMet())
          await replaceServers(stage)
        }
      }),
  }),
  fault({
    name: 'crash-at-statement',
    does: 'the servers are killed in the middle of a transaction: at its debit, its roll, its slip, its exchange, in turns',
    has_proxy: true,
    async inject({ stage, proxy }) {
      for (const text of STATEMENTS) {
        proxy.meet({ text, is_part: true, login: SERVER, is_passed_on: true, then: 'stall' })
        // New connections prepare each statement anew.
        await replaceServers(stage)
        await until(`a transaction is at “${text}”`, () => proxy.hasMet())
      }
      await replaceServers(stage)
    },
  }),
]
