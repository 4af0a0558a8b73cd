import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

interface Item {
  name: string
  address: string
  network: string
}

/** `a1.2` is the second request of the first address of network a. */
const itemOf = (name: string): Item => ({ name, network: name.slice(0, 1), address: name.slice(0, 2) })

function queueOf(size_max: number, names: string[]) {
  const queue = new FairQueue<Item>(size_max)
  const left: string[] = []
  const add = (name: string) => {
    const evicted = queue.add(itemOf(name))
    if (evicted) left.push(evicted.name)
  }
  names.forEach(add)
  return { queue, left, add }
}

function takeAll(queue: FairQueue<Item>): string[] {
  const taken: string[] = []
  for (let item = queue.take(); item !== null; item = queue.take()) taken.push(item.name)
  return taken
}

test('networks take turns, and in a network its addresses', () => {
  const { queue } = queueOf(10, ['a1.1', 'a1.2', 'a1.3', 'a2.1', 'b1.1', 'b1.2', 'c1.1'])

  expect(takeAll(queue)).toEqual(['a1.1', 'b1.1', 'c1.1', 'a2.1', 'b1.2', 'a1.2', 'a1.3'])
  expect(queue.size).toBe(0)
})

test('a newcomer stands behind the network that was served before it came', () => {
  const { queue, add } = queueOf(10, ['a1.1', 'a1.2'])

  expect(queue.take()?.name).toBe('a1.1')
  add('b1.1')

  expect(takeAll(queue)).toEqual(['a1.2', 'b1.1'])
})

test('the newest of the longest line leaves a full queue for a network that has less', () => {
  const { queue, left } = queueOf(4, ['a1.1', 'a2.1', 'a2.2', 'b1.1', 'c1.1'])

  expect(left).toEqual(['a2.2'])
  expect(takeAll(queue)).toEqual(['a1.1', 'b1.1', 'c1.1', 'a2.1'])
})

test.each([
  ['all networks have one', ['a1.1', 'b1.1', 'c1.1'], 'd1.1'],
  ['its own line is the longest', ['a1.1', 'a1.2', 'b1.1'], 'a1.3'],
  ['it would have as many as the one that leaves', ['a1.1', 'a1.2', 'b1.1'], 'b1.2'],
])('a newcomer leaves a full queue when %s', (_, names, newcomer) => {
  const { queue, left, add } = queueOf(3, names)

  add(newcomer)

  expect(left).toEqual([newcomer])
  expect(queue.size).toBe(3)
})

test('in one network an address with many makes place for another address', () => {
  const { left, add } = queueOf(3, ['a1.1', 'a1.2', 'a1.3'])

  add('a2.1')

  expect(left).toEqual(['a1.3'])
})

test('one that was taken out is not taken again', () => {
  const queue = new FairQueue<Item>(3)
  const [first, second] = [itemOf('a1.1'), itemOf('a1.2')]
  queue.add(first)
  queue.add(second)

  expect([queue.remove(first), queue.remove(first)]).toEqual([true, false])
  expect(takeAll(queue)).toEqual(['a1.2'])
})
