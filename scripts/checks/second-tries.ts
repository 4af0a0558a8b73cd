import type { Reporter, TestCase } from 'vitest/node'
import { red } from '../test/progress.ts'

/** Names every test that passed at its second try only, and why: the run goes on, and the cause is still to be found. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const reasons = (test.result().errors ?? []).map(({ message }) => `\n    ${message.split('\n', 1)[0]}`)
    this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}${reasons.join('')}`)
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return
    console.error(red(`\n${this.#names.length} passed at the second try only:`))
    for (const name of this.#names) console.error(red(`  ${name}`))
  }
}
