import { writeMoney } from '#platform/contract/money.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SearchSource } from '#search/server/index.ts'
import { playersInScope } from '#staff/server/index.ts'
import { placedSlips } from '../slip.ts'
import { slipNo } from '../slip-rules.ts'
import { slipAddress } from './describe-slip.ts'

/** The whole number of a slip, in which the session and the day may be left out. */
const SLIP_NO = /^(?:[A-Z]-\d{6}-)?0*([1-9]\d{0,11})$/

/** A slip of the 2D lottery by its number. */
export const slipSearch = (db: Database): SearchSource => ({
  group: 'slips',
  permission: 'players.read',
  async find({ staff, text, limit }) {
    const number = SLIP_NO.exec(latinDigits(text).toUpperCase())?.[1]
    if (number === undefined) return []
    const slips = await placedSlips(db, { where: db`slip.number = ${number} and ${playersInScope(db, staff)}`, limit })
    return slips.map((slip) => ({
      id: slip.id,
      title: slipNo(slip),
      details: [slip.player_name, slip.lines.map(({ digits }) => digits).join(' ')],
      amount: writeMoney(slip.total),
      at: slip.accepted_at.toISOString(),
      href: slipAddress(slip),
      is_exact: true,
    }))
  },
})
