/**
 * The class of a call while there are more calls than the platform can serve: the first class is shed last. A report is
 * the staff's, and apart because it may hold a connection for half a minute.
 */
export const LOAD_CLASSES = ['money', 'callback', 'staff', 'report', 'sign_in', 'read'] as const

export type LoadClass = (typeof LOAD_CLASSES)[number]

interface Share {
  /** Calls under way at once; more of them wait. Those that a call only waits for a partner in do not count. */
  calls: number
  /** The same while a class before it sheds. */
  calls_min: number
  /** The same of calls that are decided in batches (batching/batcher.ts), on connections of their own: two full batches. */
  calls_in_batches: number
  /** How many times as long as others its calls wait: a page of reports asks for several at once, and each takes its time. */
  patience: number
}

/**
 * A call takes some milliseconds of a connection, and more of the processor: so several wait for each connection of the
 * class (database/pool-sizes.ts), and a few for each share of the processor.
 */
export const SHARES: Record<LoadClass, Share> = {
  money: { calls: 32, calls_min: 32, calls_in_batches: 256, patience: 1 },
  callback: { calls: 16, calls_min: 8, calls_in_batches: 256, patience: 1 },
  staff: { calls: 16, calls_min: 4, calls_in_batches: 0, patience: 1 },
  report: { calls: 6, calls_min: 2, calls_in_batches: 0, patience: 10 },
  sign_in: { calls: 16, calls_min: 4, calls_in_batches: 0, patience: 1 },
  read: { calls: 32, calls_min: 4, calls_in_batches: 0, patience: 1 },
}
