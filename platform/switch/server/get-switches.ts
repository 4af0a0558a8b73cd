import type { Database } from '#platform/server/database/database.ts'
import { PLATFORM_TARGETS } from '#switch/contract/rules.ts'
import type { Switch } from '#switch/contract/staff.ts'

/** Each is somebody's audit entry; with more of them off, the provider or all gaming is what one switches. */
const SHOWN_MAX = 1_000

interface OffRow {
  target: string
  name: string | null
  reason: string
  since: Date
  user_name: string
}

/** The switches of the platform, then whatever else is off, the latest first. */
export async function getSwitches(db: Database): Promise<Switch[]> {
  const rows = await db<OffRow[]>`
    select o.target, o.name, o.reason, o.since, s.user_name
    from switch.off o join staff.staff s on s.id = o.staff_id
    order by o.since desc limit ${SHOWN_MAX}`
  const off = new Map(rows.map((row) => [row.target, row]))
  const others = rows.map((row) => row.target).filter((target) => !PLATFORM_TARGETS.some((one) => one === target))
  return [...PLATFORM_TARGETS, ...others].map((target) => writeSwitch(target, off.get(target)))
}

function writeSwitch(target: string, row: OffRow | undefined): Switch {
  if (!row) return { target, name: null, is_on: true, off: null }
  const { name, reason, since, user_name } = row
  return { target, name, is_on: false, off: { reason, since: since.toISOString(), user_name } }
}
