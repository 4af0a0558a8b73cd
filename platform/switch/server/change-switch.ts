import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { isPlatformTarget } from '#switch/contract/rules.ts'
import type { SwitchBody } from '#switch/contract/staff.ts'

/** The catalog's name of a provider or of one of its games; null where the catalog does not know it. */
export type NameOf = (target: string) => Promise<string | null>

interface SwitchDependencies {
  db: Database
  nameOf: NameOf
}

/**
 * Switches something off or on, in every process within a second. What stands so already is left alone.
 * @throws Problem not_found, invalid_fields
 */
export async function changeSwitch(
  { db, nameOf }: SwitchDependencies,
  staff: StaffCaller,
  wanted: SwitchBody,
): Promise<void> {
  const { target, is_on } = wanted
  const reason = wanted.reason?.trim() ?? ''
  refuseFields({ reason: !is_on && reason === '' ? 'note_required' : null })
  const name = isPlatformTarget(target) ? null : await nameOf(target)
  // A provider or game that left the catalog while it was off can still be switched on.
  if (name === null && !isPlatformTarget(target) && !is_on) throw new Problem('not_found')
  await transaction(db, async (tx) => {
    const before = is_on ? await switchOn(tx, target) : null
    const after = is_on ? null : await switchOff(tx, { target, name, reason, staff_id: staff.staff_id })
    if (before === null && after === null) return
    const action = is_on ? 'switch.on' : 'switch.off'
    const stood = { before: { is_on: !is_on, ...before }, after: { is_on, ...after } }
    await recordAudit(tx, { staff, action, object: `switch:${target}`, ...stood, reason: reason || null })
  })
}

interface Off {
  name: string | null
  reason: string
}

async function switchOn(tx: Transaction, target: string): Promise<Off | null> {
  const [row] = await tx<Off[]>`delete from switch.off where target = ${target} returning name, reason`
  return row ? { ...row } : null
}

async function switchOff(
  tx: Transaction,
  { target, name, reason, staff_id }: Off & { target: string; staff_id: bigint },
): Promise<Off | null> {
  const [row] = await tx<Off[]>`
    insert into switch.off (target, name, reason, staff_id) values (${target}, ${name}, ${reason}, ${staff_id})
    on conflict (target) do nothing returning name, reason`
  return row ? { ...row } : null
}
