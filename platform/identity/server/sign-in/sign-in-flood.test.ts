import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '#tests/support/app/open-console.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

/** Of all that try without being known: two under way, and as many as may wait. */
const PLACES = 2 + 32
const HOME = '10.80.0.1'

let site: TestApp
let consoleClient: TestConsole
let player: TestPlayer
let staff: TestStaff
/** Where the last stranger came from. */
let strangers = 0
beforeAll(async () => {
  site = await startTestApp()
  consoleClient = await openConsoleOf(site)
  player = await site.player()
  staff = await consoleClient.staff('cashier')
  await logIn(HOME)
})
afterAll(async () => {
  await consoleClient.close()
  await site.close()
})

const logIn = (address: string) =>
  site.call('POST', '/api/login', { address, body: { user_name: player.phone, password: player.password } })

const guess = () => {
  const address = `10.${81 + (++strangers >> 8)}.${strangers & 255}.1`
  return site.call('POST', '/api/login', { address, body: { user_name: `stranger-${strangers}`, password: 'a guess' } })
}

const join = (phone: string) => {
  const body = { name: 'Ma Su', phone, password: 'umbrella-lantern', password_confirmation: 'umbrella-lantern' }
  return site.call('POST', '/api/register', { address: `10.90.${phone.slice(-2)}.1`, body })
}

type Answer = Pick<Reply, 'status' | 'body'>

interface Crowd {
  replies: Promise<Answer>[]
  /** When so many have been refused, all the others have their place. */
  refused: (count: number) => Promise<void>
}

function crowdOf(size: number, send: (index: number) => Promise<Answer>): Crowd {
  const waiting = new Set<() => void>()
  let busy = 0
  const replies = Array.from({ length: size }, async (_, index) => {
    const reply = await send(index)
    if (reply.body.code === 'busy') busy++
    for (const look of waiting) look()
    return reply
  })
  const refused = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => busy >= count && resolve()
      waiting.add(look)
      look()
    })
  return { replies, refused }
}

const statusesOf = async ({ replies }: Crowd) => new Set((await Promise.all(replies)).map(({ status }) => status))

/** While `work` runs, whatever counts failures waits. */
async function whileLocked(work: (tx: Transaction) => Promise<Crowd>): Promise<Crowd> {
  return transaction(site.owner_db, async (tx) => {
    await tx`lock table identity.attempt in access exclusive mode`
    return work(tx)
  })
}

test('where all places are taken, a known player and the staff are in before the strangers who wait', async () => {
  const order: string[] = []
  const came = async (name: string, coming: Promise<Answer>) => {
    const reply = await coming
    order.push(`${name} ${reply.status}`)
    return reply
  }
  const later: Promise<Answer>[] = []
  const { user_name, password } = staff

  const crowd = await whileLocked(async () => {
    const crowd = crowdOf(PLACES + 1, () => came('stranger', guess()))
    await crowd.refused(1)
    later.push(came('player', logIn(HOME)))
    later.push(
      came('staff', consoleClient.call('POST', '/sign-in', { body: { user_name, password }, address: '10.7.1.1' })),
    )
    await sleep(300)
    return crowd
  })
  await Promise.all(later)

  // Behind the one that found no place, those who had their turn, and hardly another.
  expect(order.indexOf('player 200')).toBeGreaterThan(0)
  expect(order.indexOf('player 200')).toBeLessThan(PLACES / 2)
  expect(order.indexOf('staff 200')).toBeGreaterThan(0)
  expect(order.indexOf('staff 200')).toBeLessThan(PLACES / 2)
  // On a slow machine a stranger may have waited for too long.
  expect(await statusesOf(crowd)).toEqual(new Set([401, 503]))
})

test('a registration without a place hears when to come back, before the database is asked', async () => {
  const crowd = await whileLocked(async (tx) => {
    await tx`lock table identity.player, identity.referral_code in access exclusive mode`
    const crowd = crowdOf(PLACES + 5, (index) => join(`09425000${100 + index}`))
    // Nothing can be read now: who is answered has not waited for it.
    await crowd.refused(5)
    const { statusCode, headers } = await site.fastify.inject({ method: 'POST', url: '/api/register', payload: {} })
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    return crowd
  })

  expect(await statusesOf(crowd)).toEqual(new Set([200, 503]))
})

test('one address with many tries makes place for another', async () => {
  const others: Promise<Answer>[] = []

  const crowd = await whileLocked(async () => {
    const body = { user_name: 'stranger', password: 'a guess' }
    const crowd = crowdOf(PLACES + 10, () => site.call('POST', '/api/login', { address: '10.96.0.1', body }))
    await crowd.refused(10)
    others.push(guess())
    await crowd.refused(11)
    return crowd
  })

  expect(await Promise.all(others)).toMatchObject([{ status: 401 }])
  // Five tries of one account are free, and the rest hears how long to wait.
  expect(await statusesOf(crowd)).toEqual(new Set([401, 429, 503]))
})
