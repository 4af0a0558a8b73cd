import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BatcherOverflow, createBatcher } from './batcher.ts'

const LIMITS = { batch_max: 4, in_flight_max: 1, queue_max: 100 }

/** Doubles each number, and remembers the batches it was asked for. */
function doubling(limits = LIMITS) {
  const batches: number[][] = []
  let at_once = 0
  let at_once_max = 0
  const double = createBatcher(async (batch: number[]) => {
    batches.push(batch)
    at_once_max = Math.max(at_once_max, ++at_once)
    await sleep(5)
    at_once--
    return batch.map((number) => number * 2)
  }, limits)
  return { double, batches, atOnceMax: () => at_once_max }
}

describe('calls for one', () => {
  test('that arrive together are decided in batches of the largest size, in order', async () => {
    const { double, batches } = doubling()

    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(double))

    expect(answers).toEqual([2, 4, 6, 8, 10, 12])
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ])
  })

  test('that arrive while a batch is under way form the next one', async () => {
    const { double, batches } = doubling()

    const first = double(1)
    await sleep(2)
    await Promise.all([first, double(2), double(3)])

    expect(batches).toEqual([[1], [2, 3]])
  })

  test('never have more batches under way than allowed', async () => {
    const { double, atOnceMax } = doubling({ ...LIMITS, in_flight_max: 2 })

    await Promise.all(Array.from({ length: 40 }, (_, index) => double(index)))

    expect(atOnceMax()).toBe(2)
  })

  test('beyond the queue are refused at once, and those that wait are answered', async () => {
    const { double } = doubling({ ...LIMITS, queue_max: 5 })

    const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => double(index)))

    expect(answers.map((answer) => answer.status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ])
    expect((answers[5] as PromiseRejectedResult).reason).toBeInstanceOf(BatcherOverflow)
    await expect(double(21)).resolves.toBe(42)
  })
})

describe('a batch that fails', () => {
  test('fails each of its calls and none of the next batch', async () => {
    const decide = createBatcher(async (batch: number[]) => {
      if (batch.includes(2)) throw new Error('no database')
      return batch
    }, LIMITS)

    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(decide))

    expect(answers.map((answer) => answer.status)).toEqual([...Array(4).fill('rejected'), 'fulfilled'])
    await expect(decide(6)).resolves.toBe(6)
  })

  test('because it did not answer each of its calls leaves nobody waiting', async () => {
    const decide = createBatcher(async (batch: number[]) => batch.slice(1), LIMITS)

    await expect(Promise.all([1, 2].map(decide))).rejects.toThrow('must answer each')
  })

  test('before it began to wait is a failure like any other', async () => {
    const decide = createBatcher((): Promise<number[]> => {
      throw new Error('at once')
    }, LIMITS)

    await expect(decide(1)).rejects.toThrow('at once')
    await expect(decide(2)).rejects.toThrow('at once')
  })
})
