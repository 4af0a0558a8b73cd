import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ReadTurns } from './read-turns.ts'
import { Shed } from './waiting-line.ts'

function open(options: Partial<ConstructorParameters<typeof ReadTurns>[0]> = {}) {
  const begun: string[] = []
  const shed: string[] = []
  let told = 0
  const turns = new ReadTurns({ per_turn: 3, waiting_max: 100, wait_ms: 60_000, onShed: () => told++, ...options })
  const read = (address: string, name = address) =>
    turns.enter(address, (error) => {
      if (error) expect(error).toBeInstanceOf(Shed)
      ;(error ? shed : begun).push(name)
    })
  return { begun, shed, read, told: () => told }
}

test('so many reads begin in one turn of the event loop, the others in the turns after it', async () => {
  const { begun, read } = open()

  for (let count = 1; count <= 8; count++) read('10.0.0.1', `read ${count}`)

  const by_turn = [begun.length]
  for (let turn = 0; turn < 4; turn++) by_turn.push(await nextTurn().then(() => begun.length))
  expect(by_turn).toEqual([3, 6, 8, 8, 8])
  expect(begun).toEqual(Array.from({ length: 8 }, (_, place) => `read ${place + 1}`))
})

test('what is due in the event loop runs between two turns of reads', async () => {
  const { begun, read } = open()
  for (let count = 1; count <= 9; count++) read('10.0.0.1')

  const seen: number[] = []
  const bet = () => {
    seen.push(begun.length)
    if (seen.length < 3) setImmediate(bet)
  }
  setImmediate(bet)
  await nextTurn()
  await nextTurn()
  await nextTurn()

  expect(seen).toEqual([6, 9, 9])
})

test('one read of another address waits for one turn, however many an address has sent', async () => {
  const { begun, read } = open({ per_turn: 2 })
  for (let count = 1; count <= 60; count++) read('10.0.0.1', 'crowd')
  read('10.0.0.2', 'household')

  await nextTurn()

  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'household'])
})

test('addresses of one IPv6 network are one household', async () => {
  const { begun, read } = open({ per_turn: 2 })
  for (let count = 1; count <= 60; count++) read(`2001:db8:1:2::${count.toString(16)}`, 'crowd')
  read('2001:db8:9:9::1', 'household')

  await nextTurn()

  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'household'])
})

test('when too many wait the newest of the address with the most is refused, and one that waited too long', async () => {
  const full = open({ waiting_max: 5 })
  for (let count = 1; count <= 9; count++) full.read('10.0.0.1', `read ${count}`)
  full.read('10.0.0.2', 'household')
  const late = open({ wait_ms: -1 })
  for (let count = 1; count <= 5; count++) late.read('10.0.0.1', `read ${count}`)

  await nextTurn()
  await nextTurn()

  expect(full.shed).toEqual(['read 9', 'read 8'])
  expect(full.begun).toContain('household')
  expect(full.told()).toBe(2)
  expect(late.shed).toEqual(['read 4', 'read 5'])
})
