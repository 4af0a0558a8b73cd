import type { FinancialLogRow } from '#contract/cashier.ts'

const YANGON_CLOCK = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** When it was, as a moment. A server that sends Yangon's clock alone is understood; null for what is no time. */
export function momentOf({ created_at, datetime }: Partial<Pick<FinancialLogRow, 'created_at' | 'datetime'>>) {
  const moment = created_at ?? datetime ?? ''
  const read = YANGON_CLOCK.test(moment) ? `${moment.replace(' ', 'T')}+06:30` : moment
  return Number.isNaN(Date.parse(read)) ? null : read
}
