import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type TurnLimits, Turns, type Visitor } from './turns.ts'

const LIMITS: TurnLimits = { under_way_max: 1, known_max: 8, unknown_max: 8, wait_ms_max: 60_000, restedAt: () => 0 }

interface Coming {
  lane?: Visitor['lane']
  is_known?: boolean
  network?: string
}

/** Turns of which one is held until `go` is called; `done` says in which order the others had theirs. */
function stageOf(limits: Partial<TurnLimits> = {}) {
  const turns = new Turns({ ...LIMITS, ...limits })
  const done: string[] = []
  const requested: string[] = []
  let go: () => void = () => {}
  let networks = 0
  const come = (name: string, { lane = 'players', is_known = false, network = `${++networks}` }: Coming = {}) => {
    const isKnown = async () => {
      requested.push(name)
      return is_known
    }
    return turns
      .take({ lane, network, address: network, isKnown }, async () => {
        done.push(name)
      })
      .catch((error: { code?: string }) => error.code)
  }
  const held = turns.take(
    { lane: 'players', network: '0', address: '0', isKnown: async () => false },
    () =>
      new Promise<void>((resolve) => {
        go = resolve
      }),
  )
  return { come, done, requested, release: () => go(), held }
}

test('the known go first, and let one of the others in after three', async () => {
  const { come, done, release } = stageOf()
  const strangers = ['s1', 's2', 's3'].map((name) => come(name))
  const known = ['k1', 'k2', 'k3', 'k4', 'k5'].map((name) => come(name, { is_known: true }))
  await sleep(1)

  release()
  await Promise.all([...strangers, ...known])

  expect(done).toEqual(['k1', 'k2', 'k3', 's1', 'k4', 'k5', 's2', 's3'])
})

test('whether a login is known is asked only where others wait', async () => {
  const { come, requested, release } = stageOf()
  const all = ['first', 'second', 'third'].map((name) => come(name, { is_known: true }))
  await sleep(1)

  release()
  await Promise.all(all)

  expect(requested).toEqual(['third'])
})

test('the staff and new accounts have turns of their own, whatever comes of players', async () => {
  const { come, done, release } = stageOf()
  const all = [
    ...['p1', 'p2', 'p3'].map((name) => come(name)),
    ...['s1', 's2'].map((name) => come(name, { lane: 'staff' })),
    ...['r1', 'r2'].map((name) => come(name, { lane: 'registrations' })),
  ]
  await sleep(1)

  release()
  await Promise.all(all)

  expect(done).toEqual(['s1', 'r1', 'p1', 's2', 'r2', 'p2', 'p3'])
})

test('one lane that is full refuses, without any work, and leaves the others open', async () => {
  const { come, done, release } = stageOf({ unknown_max: 2 })
  const waiting = [come('p1'), come('p2')]

  expect(await come('p3')).toBe('busy')
  const others = [come('s1', { lane: 'staff' }), come('k1', { is_known: true })]
  await sleep(1)
  release()
  await Promise.all([...waiting, ...others])

  expect(done.toSorted()).toEqual(['k1', 'p1', 'p2', 's1'])
})

test('one network with many waits for the others, and makes place for them', async () => {
  const { come, done, release } = stageOf({ unknown_max: 3 })
  const many = ['m1', 'm2', 'm3'].map((name) => come(name, { network: 'many' }))
  const other = come('other')
  await sleep(1)

  release()

  expect(await Promise.all([...many, other])).toEqual([undefined, undefined, 'busy', undefined])
  expect(done).toEqual(['m1', 'other', 'm2'])
})

test('a login that has waited for too long is refused, and its place is free', async () => {
  const { come, done, release } = stageOf({ unknown_max: 1, wait_ms_max: 20 })

  expect(await come('late')).toBe('busy')
  const next = come('next')
  release()
  await next

  expect(done).toEqual(['next'])
})

test('strangers wait until the thread has rested, the known do not', async () => {
  let rested_at = 0
  const { come, done, release } = stageOf({ restedAt: () => rested_at })
  const strangers = ['s1', 's2'].map((name) => come(name))
  const known = come('k1', { is_known: true })
  await sleep(1)
  rested_at = performance.now() + 500

  release()
  await known
  expect(done).toEqual(['k1'])
  await Promise.all(strangers)

  expect(performance.now()).toBeGreaterThanOrEqual(rested_at)
  expect(done).toEqual(['k1', 's1', 's2'])
})

test('a turn ends with its work, also when that fails', async () => {
  const turns = new Turns(LIMITS)
  const visitor: Visitor = { lane: 'players', network: '1', address: '1', isKnown: async () => false }

  await expect(turns.take(visitor, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')

  expect(await turns.take(visitor, async () => 'next')).toBe('next')
})
