import { currentWork, outside, Work } from '../database/deadline.ts'
import { isUnavailable } from '../database/unavailable.ts'

/** The queue in front of a batched use case is full, or took too long; the caller is told to come back. */
export class BatcherOverflow extends Error {}

/**
 * Without it the first to arrive after a batch would travel alone, and pay for a whole transaction: a
 * third of the throughput under load. An idle platform never waits.
 */
const LINGER_MS = 2

/** A batch that was not done in its time makes the next ones half as large, and each that was lets them grow again by so much. */
const GROWTH = 1 / 16

interface QueuedItem<In, Out> {
  item: In
  /** The call that waits for its answer. */
  call: Work | undefined
  resolve: (answer: Out) => void
  reject: (reason: unknown) => void
}

/**
 * Turns a use case that decides for a batch into a call for one. Requests that arrive while
 * earlier batches are committing form the next batch; on an idle platform the first request
 * starts at once, so a single bet never waits for company.
 *
 * `decide` answers its batch item by item, in order. If it throws, the whole batch fails:
 * whether it committed may be unknown, so nothing is tried again here.
 *
 * A batch has as much time as the call in it that has the least; who has waited for half of its time is not taken along.
 * While batches of the largest size are not done in that time, smaller ones are made.
 *
 * @throws BatcherOverflow when `queue_max` items wait already, or the item waited too long.
 */
export function createBatcher<In, Out>(
  decide: (batch: In[]) => Promise<Out[]>,
  limits: { batch_max: number; in_flight_max: number; queue_max: number },
): (item: In) => Promise<Out> {
  const queue: QueuedItem<In, Out>[] = []
  let in_flight = 0
  let last_size = 0
  let size_max = limits.batch_max
  let linger: NodeJS.Timeout | null = null

  /** While a batch is under way the next one waits a moment for company, as much as half of the last had. */
  function startBatches(): void {
    while (in_flight < limits.in_flight_max && queue.length > 0) {
      if (in_flight > 0 && queue.length < last_size / 2) {
        linger ??= setTimeout(stopLingering, LINGER_MS)
        return
      }
      start()
    }
  }

  function stopLingering(): void {
    linger = null
    last_size = 0
    startBatches()
  }

  function start(): void {
    if (linger !== null) clearTimeout(linger)
    linger = null
    const batch = takeBatch(queue, size_max)
    last_size = batch.length
    if (batch.length === 0) return
    in_flight++
    void answerBatch(batch, decide).then((is_in_time) => {
      const changed = is_in_time ? size_max + limits.batch_max * GROWTH : size_max / 2
      size_max = Math.max(1, Math.min(limits.batch_max, Math.floor(changed)))
      in_flight--
      startBatches()
    })
  }

  return (item) =>
    new Promise<Out>((resolve, reject) => {
      if (queue.length >= limits.queue_max) {
        reject(new BatcherOverflow('too many requests wait'))
        return
      }
      queue.push({ item, call: currentWork(), resolve, reject })
      // After the current turn of the event loop: requests read from their sockets
      // in one turn travel together.
      if (in_flight < limits.in_flight_max) setImmediate(startBatches)
    })
}

/** The first of the queue that are in time; those before them that are not leave it too. */
function takeBatch<In, Out>(queue: QueuedItem<In, Out>[], size_max: number): QueuedItem<In, Out>[] {
  const batch: QueuedItem<In, Out>[] = []
  let seen = 0
  for (; seen < queue.length && batch.length < size_max; seen++) {
    const waiting = queue[seen] as QueuedItem<In, Out>
    if (isInTime(waiting)) batch.push(waiting)
  }
  queue.splice(0, seen)
  return batch
}

function isInTime<In, Out>({ call, reject }: QueuedItem<In, Out>): boolean {
  if (!call?.is_late) return true
  reject(new BatcherOverflow('waited for half of its time'))
  return false
}

/** Answers whether the batch was done in its time. */
async function answerBatch<In, Out>(
  batch: QueuedItem<In, Out>[],
  decide: (batch: In[]) => Promise<Out[]>,
): Promise<boolean> {
  try {
    const answers = await withinTimeOf(batch, () => decide(batch.map((waiting) => waiting.item)))
    if (answers.length !== batch.length) throw new Error('a batched use case must answer each item of its batch')
    for (const [index, waiting] of batch.entries()) waiting.resolve(answers[index] as Out)
    return true
  } catch (error) {
    for (const waiting of batch) waiting.reject(error)
    return !isUnavailable(error)
  }
}

/** Whatever one call of the batch may ask for, the batch does for all of them: it belongs to none alone. */
function withinTimeOf<T>(batch: { call: Work | undefined }[], decide: () => Promise<T>): Promise<T> {
  const calls = batch.flatMap(({ call }) => call ?? [])
  const ms = Math.min(...calls.map((call) => call.expires_at)) - performance.now()
  if (calls.length === 0) return outside(decide)
  const together = new Work({ ms, changes: true })
  for (const call of calls) call.joinBatch(together)
  return together.run(decide)
}
