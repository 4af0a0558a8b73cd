import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, fault, lengthOf } from '../fault.ts'
import { ask } from '../load/call-server.ts'
import { startLoad } from '../load/load.ts'
import type { Stage } from '../stage.ts'

const FLOOD = { connections: 20, networks: 200, accounts: 60 }
const MORE_CLIENTS = 4

export const CALLER_FAULTS: readonly Fault[] = [
  fault({
    name: 'sign-in-flood',
    does: 'twenty connections sign in with wrong passwords from thousands of addresses',
    prepare: async () => ({ settings: { env: { TRUSTED_PROXIES: '127.0.0.1' } } }),
    async inject({ stage, extent }) {
      const flood = { is_over: false }
      const callers = Array.from({ length: FLOOD.connections }, (_, index) => signInWrongly(stage, index, flood))
      await sleep(lengthOf(extent))
      flood.is_over = true
      await Promise.all(callers)
    },
  }),
  fault({
    name: 'overload',
    does: 'five times as many clients as in the other runs',
    async inject({ stage, journal, load, random, extent }) {
      const seed = `more ${random.between(0, 1_000_000)}`
      const more = startLoad(stage, journal, { seed, clients: load.clients * MORE_CLIENTS })
      await sleep(lengthOf(extent))
      await more.stop()
      load.answers.push(...more.answers)
      load.violations.push(...more.violations)
      load.decisions.push(...more.decisions)
      load.going.copies += more.going.copies
    },
  }),
]

async function signInWrongly({ servers }: Stage, index: number, flood: { is_over: boolean }): Promise<void> {
  for (let nth = 0; !flood.is_over; nth++) {
    const user_name = `0943${String(nth % FLOOD.accounts).padStart(7, '0')}`
    await ask(servers[nth % servers.length], {
      path: '/api/login',
      headers: { 'x-forwarded-for': `203.${index}.${nth % FLOOD.networks}.${nth % 250}` },
      body: JSON.stringify({ user_name, password: 'a wrong password' }),
    })
  }
}
