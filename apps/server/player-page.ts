/** What the player's page shows, of all modules that know something of the player. */

import {
  getDepositLimits,
  limitHistory,
  payeesOf,
  requestHistory,
  waitsForFirstWithdrawal,
} from '#cashier/server/index.ts'
import { devicesOf, exclusionHistory, sessionHistory } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import { adjustmentHistory, type HistoryEntry, noteHistory, type TimelineSources } from '#player-admin/server/index.ts'
import { claimHistory, listClaims } from '#promotion/server/index.ts'
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
  const [figures, bonuses, deposit_limits, payees, is_first_withdrawal, devices] = await Promise.all([
    getPlayerFigures(db, staff, player_id),
    listClaims(db, player_id, 'en'),
    getDepositLimits(db, player_id),
    payeesOf(db, staff, player_id),
    waitsForFirstWithdrawal(db, staff, player_id),
    devicesOf(db, player_id),
  ])
  return { figures, bonuses, deposit_limits, payees, is_first_withdrawal, devices }
}
