import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseProxy } from '../../support/database/database-proxy.ts'
import type { OwnPostgres } from '../../support/database/own-postgres.ts'
import type { Journal } from './journal.ts'
import type { Load } from './load/load.ts'
import type { StartSettings } from './programs/programs.ts'
import type { Random } from './random.ts'
import type { Stage, StageOptions } from './stage.ts'

/** How often something is done, and how long after the last time. */
export interface Extent {
  times: number
  every_ms: number
}

export interface FaultTools {
  stage: Stage
  random: Random
  extent: Extent
  journal: Journal
  load: Load
  /** Between the programs and their database; of a fault that asks for it. */
  proxy: DatabaseProxy
}

/** The settings and servers that a fault prepares before the programs start, and closes after they ended. */
export interface Ground {
  settings?: StartSettings
  /** A database server that the fault may end, stop or fill. */
  postgres?: OwnPostgres
  /** In place of servers and workers that the harness starts. */
  openStage?(options: StageOptions): Promise<Stage>
  close?(): Promise<void>
}

export interface Fault<Own extends Ground = Ground> {
  name: string
  /** The action of the fault, in a sentence. */
  does: string
  has_proxy?: boolean
  /** The database writes wrong times: which of two rows is the earlier one is not known from them. */
  has_wrong_times?: boolean
  /** Why it cannot be run here; null where it can. */
  missing?(): string | null
  prepare?(): Promise<Own>
  inject(tools: FaultTools, own: Own): Promise<void>
}

/** Keeps what `prepare` made and what `inject` takes of one kind. */
export const fault = <Own extends Ground>(one: Fault<Own>): Fault => one

/** A fault that lasts for seconds each time does so. */
export const STALL_MS = 4_000

export async function repeat({ times, every_ms }: Extent, work: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < times; nth++) {
    await sleep(every_ms)
    await work(nth)
  }
}

/** Of faults that last for seconds each time. */
export const quarterOf = ({ times, every_ms }: Extent): Extent => ({ times: Math.ceil(times / 4), every_ms })

export const lengthOf = ({ times, every_ms }: Extent): number => times * every_ms

export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { within_ms = 60_000, every_ms = 50 } = {},
): Promise<void> {
  const deadline = performance.now() + within_ms
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${within_ms} ms`)
    await sleep(every_ms)
  }
}
