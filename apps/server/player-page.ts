/** The parts of the player's page in the console, from all modules that know something about the player. */

import {
  getDepositLimits,
  limitHistory,
  payeesOf,
  requestHistory,
  waitsForFirstWithdrawal,
} from '#cashier/server/index.ts'
import { devicesOf, exclusionHistory, sessionHistory } from '#identity/server/index.ts'
import { balanceDays } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { yangonTime } from '#platform/server/yangon.ts'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import { adjustmentHistory, type HistoryEntry, noteHistory, type TimelineSources } from '#player-admin/server/index.ts'
import { claimHistory, listClaims, pendingChanges } from '#promotion/server/index.ts'
import { getPlayerFigures } from '#report/server/index.ts'
import { actsOn, type StaffCaller } from '#staff/server/index.ts'

const NOTHING_ELSE = {
  state: null,
  amount: null,
  number: null,
  by: null,
  text: null,
  rejection: null,
  reference: null,
  receipt_url: null,
}
const BALANCE_DAYS = 90
const DAY_MS = 24 * 3_600_000
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000'
const LOWEST_NUMBER = '0'
/** A note stands in the history itself. */
const SHOWN_OTHERWISE = ['players.note']

/** The history of a player, by what each module has of it. */
export const createTimelineSources = (db: Database): TimelineSources => ({
  ...moneyAndPlay(db),
  ...ownLimits(db),
  ...ofStaff(db),
})

type Part<Kinds extends keyof TimelineSources> = Pick<TimelineSources, Kinds>

function moneyAndPlay(db: Database): Part<'request' | 'session' | 'bonus'> {
  return {
    request: {
      lowest_id: LOWEST_UUID,
      read: async (requested) =>
        (await requestHistory(db, requested)).map(
          ({ direction, status, decided_by, rejection, ...row }): HistoryEntry => ({
            ...row,
            what: direction,
            state: status,
            by: decided_by,
            rejection: rejection?.code ?? null,
            text: rejection?.note ?? null,
          }),
        ),
    },
    session: {
      lowest_id: LOWEST_UUID,
      read: async (requested) =>
        (await sessionHistory(db, requested)).map(
          ({ device: { browser, system }, address, ...row }): HistoryEntry => ({
            ...NOTHING_ELSE,
            ...row,
            what: 'session',
            text: [browser, system, address].filter((one) => one !== null).join(' · '),
          }),
        ),
    },
    bonus: {
      lowest_id: LOWEST_UUID,
      read: async (requested) =>
        (await claimHistory(db, requested)).map(
          ({ title, status, ...row }): HistoryEntry => ({
            ...NOTHING_ELSE,
            ...row,
            what: 'bonus',
            state: status,
            text: title,
          }),
        ),
    },
  }
}

function ownLimits(db: Database): Part<'limit' | 'break'> {
  return {
    limit: {
      lowest_id: LOWEST_NUMBER,
      read: async (requested) =>
        (await limitHistory(db, requested)).map(
          ({ period, is_held, ...row }): HistoryEntry => ({
            ...NOTHING_ELSE,
            ...row,
            what: period,
            state: is_held ? 'set' : 'requested',
          }),
        ),
    },
    break: {
      lowest_id: LOWEST_NUMBER,
      read: async (requested) =>
        (await exclusionHistory(db, requested)).map(
          ({ kind, period, ...row }): HistoryEntry => ({ ...NOTHING_ELSE, ...row, what: period, state: kind }),
        ),
    },
  }
}

function ofStaff(db: Database): Part<'act' | 'note' | 'adjustment'> {
  return {
    act: {
      lowest_id: LOWEST_NUMBER,
      read: async ({ staff, player_id, after, limit }) =>
        (await actsOn(db, { staff, object: `player:${player_id}`, except: SHOWN_OTHERWISE, after, limit })).map(
          ({ action, user_name, reason, ...row }): HistoryEntry => ({
            ...NOTHING_ELSE,
            ...row,
            what: action,
            by: user_name,
            text: reason,
          }),
        ),
    },
    note: { lowest_id: LOWEST_UUID, read: (requested) => noteHistory(db, requested) },
    adjustment: { lowest_id: LOWEST_UUID, read: (requested) => adjustmentHistory(db, requested) },
  }
}

/** The figures and what stands beside the history; the caller may see the player. */
export async function getPlayerOverview(db: Database, staff: StaffCaller, player_id: bigint): Promise<PlayerOverview> {
  const [figures, balance_days, bonuses, deposit_limits, payees, is_first_withdrawal, devices] = await Promise.all([
    getPlayerFigures(db, staff, player_id),
    balanceDays(db, player_id, lastDays(BALANCE_DAYS)),
    bonusesOf(db, player_id),
    getDepositLimits(db, player_id),
    payeesOf(db, staff, player_id),
    waitsForFirstWithdrawal(db, staff, player_id),
    devicesOf(db, player_id),
  ])
  return { figures, balance_days, bonuses, deposit_limits, payees, is_first_withdrawal, devices }
}

async function bonusesOf(db: Database, player_id: bigint): Promise<PlayerOverview['bonuses']> {
  const claims = await listClaims(db, player_id, 'en')
  const pending = await pendingChanges(
    db,
    claims.map(({ id }) => id),
  )
  return claims.map((claim) => ({ ...claim, pending_change: pending.get(claim.id) ?? null }))
}

/** The last days of Yangon, today among them, the oldest first. */
const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => yangonTime(new Date(Date.now() - (count - 1 - n) * DAY_MS)).slice(0, 10))
