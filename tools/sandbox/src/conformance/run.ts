import type { Amount } from '../amount.ts'
import { type Attack, type Case, createAttack, GROUPS, type Group } from './attack.ts'
import { BALANCE } from './attack-balance.ts'
import { CANCEL } from './attack-cancel.ts'
import { DEPOSIT } from './attack-deposit.ts'
import { DUPLICATES } from './attack-duplicates.ts'
import { PUSHBET } from './attack-pushbet.ts'
import { REORDER } from './attack-reorder.ts'
import { ROLLBACK } from './attack-rollback.ts'
import { SIGN } from './attack-sign.ts'
import { WITHDRAW } from './attack-withdraw.ts'
import { Mismatch, type Target, transaction } from './attacker.ts'

const CASES: Record<Group, Case[]> = {
  balance: BALANCE,
  withdraw: WITHDRAW,
  deposit: DEPOSIT,
  cancel: CANCEL,
  pushbet: PUSHBET,
  rollback: ROLLBACK,
  sign: SIGN,
  duplicates: DUPLICATES,
  reorder: REORDER,
}

export interface Report {
  group: Group
  passed: number
  left_out: number
  failures: { name: string; reason: string }[]
}

/** Attacks a wallet with every case of the groups, one after the other; the member's balance ends as it began. */
export async function runConformance(target: Target, groups: readonly Group[] = GROUPS): Promise<Report[]> {
  const attack = await createAttack(target)
  const before = await attack.balance()
  const reports: Report[] = []
  for (const group of groups) {
    reports.push(await runGroup(attack, group))
    // After each, so that what one group broke does not fail the next.
    await restoreBalance(attack, before)
  }
  return reports
}

async function restoreBalance(attack: Attack, before: Amount): Promise<void> {
  try {
    const missing = before - (await attack.balance())
    if (missing !== 0n) await attack.batches('deposit', [[transaction('ADJUSTMENT', missing)]])
  } catch (error) {
    // The report has the fault of such a wallet already.
    if (!(error instanceof Mismatch)) throw error
  }
}

async function runGroup(attack: Attack, group: Group): Promise<Report> {
  const report: Report = { group, passed: 0, left_out: 0, failures: [] }
  for (const { name, run, needs_maintained_product } of CASES[group]) {
    if (needs_maintained_product && attack.target.maintained_product === null) {
      report.left_out++
      continue
    }
    try {
      await run(attack)
      report.passed++
    } catch (error) {
      report.failures.push({ name, reason: reasonOf(error) })
    }
  }
  return report
}

/** A wallet that hangs up or falls over fails the case, and not the run. */
function reasonOf(error: unknown): string {
  if (error instanceof Mismatch) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `no answer (${error instanceof Error ? error.message : String(error)}${cause})`
}

export function reportTable(reports: Report[]): string {
  const row = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(12) : String(cell).padStart(9))).join('')
  const sum = (count: (report: Report) => number) => reports.reduce((total, report) => total + count(report), 0)
  const cellsOf = (name: string, counts: number[]) => row([name, ...counts, counts[1] === 0 ? 'ok' : 'FAILED'])
  const lines = reports.map(({ group, passed, failures, left_out }) =>
    cellsOf(group, [passed, failures.length, left_out]),
  )
  const failures = reports.flatMap(({ group, failures }) =>
    failures.map(({ name, reason }) => `  ${group}: ${name}\n      ${reason}`),
  )
  return [
    row(['group', 'passed', 'failed', 'left out', '']),
    ...lines,
    cellsOf('together', [
      sum(({ passed }) => passed),
      sum((report) => report.failures.length),
      sum(({ left_out }) => left_out),
    ]),
    ...(failures.length > 0 ? ['', ...failures] : []),
  ].join('\n')
}
