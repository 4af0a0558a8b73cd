import { afterAll } from 'vitest'
import { openAggregatorCalls, TEST_GSC } from './aggregator-calls.ts'
import { openHouse } from './open-house.ts'

/** A house for one test file, and the aggregator that calls it. To be awaited at the head of the file. */
export async function openCalledHouse() {
  const house = await openHouse({ gsc: TEST_GSC })
  afterAll(() => house.close())
  return { house, calls: openAggregatorCalls(house) }
}
