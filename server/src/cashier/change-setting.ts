import type { CashierSettings } from '#contract/cashier-console.ts'
import { kyat, writeMoney } from '#contract/money.ts'
import { audit, type StaffCaller } from '../operator/index.ts'
import { type Database, transaction } from '../platform/database.ts'
import { refuseFields } from '../platform/problem.ts'
import { readSetting, type Setting } from './setting.ts'

export async function showSetting(db: Database): Promise<CashierSettings> {
  return writeSetting(await readSetting(db))
}

/** What is asked of requests from now on; those that wait stay as they are. @throws Problem invalid_fields */
export function changeSetting(db: Database, staff: StaffCaller, wanted: CashierSettings): Promise<CashierSettings> {
  refuseFields({
    deposit_max: wanted.deposit_max < wanted.deposit_min ? 'invalid' : null,
    withdrawal_max: wanted.withdrawal_max < wanted.withdrawal_min ? 'invalid' : null,
  })
  return transaction(db, async (tx) => {
    await tx`select from cashier.setting for update`
    const before = writeSetting(await readSetting(tx))
    await tx`
      update cashier.setting set
        deposit_min = ${kyat(wanted.deposit_min)}, deposit_max = ${kyat(wanted.deposit_max)},
        withdrawal_min = ${kyat(wanted.withdrawal_min)}, withdrawal_max = ${kyat(wanted.withdrawal_max)},
        second_person_above = ${kyat(wanted.second_person_above)},
        pending_deposits_max = ${wanted.pending_deposits_max}, same_reference_days = ${wanted.same_reference_days}`
    const after = writeSetting(await readSetting(tx))
    await audit(tx, { staff, action: 'settings.change', object: 'cashier_settings:house', before, after })
    return after
  })
}

function writeSetting(setting: Setting): CashierSettings {
  return {
    deposit_min: writeMoney(setting.deposit_min),
    deposit_max: writeMoney(setting.deposit_max),
    withdrawal_min: writeMoney(setting.withdrawal_min),
    withdrawal_max: writeMoney(setting.withdrawal_max),
    second_person_above: writeMoney(setting.second_person_above),
    pending_deposits_max: setting.pending_deposits_max,
    same_reference_days: setting.same_reference_days,
  }
}
