import type { Transaction } from '#platform/server/database/database.ts'
import { getSetting, type Setting } from '../setting.ts'

/** The setting as it stays for the transaction: what needs two people is judged here, and again by the database. */
export async function lockSetting(tx: Transaction): Promise<Setting> {
  await tx`select from cashier.setting for share`
  return getSetting(tx)
}
