import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../program.ts'
import { DURATIONS } from '../test/longest-first.ts'

/** Writes how many seconds each test file took, for the order of the next runs. */
export default class KeepDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seconds = modules
      .map((module): [string, number] => [module.relativeModuleId, Math.round(module.diagnostic().duration / 1_000)])
      .sort(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(join(ROOT, DURATIONS), `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`)
  }
}
