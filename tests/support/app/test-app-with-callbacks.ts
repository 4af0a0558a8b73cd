import { afterAll } from 'vitest'
import { createAggregatorCalls, TEST_GSC } from '../partners/aggregator-calls.ts'
import { startTestApp } from './start-test-app.ts'

/** A platform for one test file, and the aggregator that calls it. To be awaited at the head of the file. */
export async function startTestAppWithCallbacks() {
  const app = await startTestApp({ gsc: TEST_GSC })
  afterAll(() => app.close())
  return { app, calls: createAggregatorCalls(app) }
}
