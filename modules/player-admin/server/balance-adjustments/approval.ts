import { type ApprovalRequest, type Described, defineApproval, sayAmount } from '#approval/server/index.ts'
import { accountBalances, correctionCredit, correctionDebit, playerAccountId, post } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'
import { lockPlayer } from '../player.ts'

export interface AdjustmentContent {
  /** As text: an id is no number of JSON. */
  player_id: string
  account: 'main' | 'game'
  direction: 'credit' | 'debit'
}
export type AdjustmentRequest = ApprovalRequest<AdjustmentContent>

const playerOf = ({ content }: AdjustmentRequest) => BigInt(content.player_id)

/** A change of a balance by hand moves the money once, by the word of another person. */
export const balanceAdjustmentApproval = defineApproval<AdjustmentContent>({
  kind: 'balance_adjustment',
  permission: 'players.adjust_balance',
  problems: {
    decided: 'already_decided',
    pending: 'balance_adjustment_pending',
    stale: 'approval_ground_moved',
  },
  audit: {
    object: ({ number }) => balanceAdjustmentObject(number),
    actions: {
      request: 'players.request_balance_adjustment',
      approve_first: 'players.approve_balance_adjustment',
      approve: 'players.approve_balance_adjustment',
      reject: 'players.reject_balance_adjustment',
    },
    wanted: ({ content, amount }) => ({ ...content, amount: writeMoney(amount ?? 0n) }),
  },
  expires_after_hours: 7 * 24,

  async lock(tx, staff, request) {
    await lockPlayer(tx, staff, playerOf(request))
  },

  async isStale(db, request) {
    const [player] = await db<{ status: string }[]>`select status from identity.player where id = ${playerOf(request)}`
    const { player_status = player?.status } = request.ground ?? {}
    return player?.status !== player_status
  },

  async apply(tx, _staff, request) {
    const { id: cause_id, content, amount } = request
    const move = { cause_id, player_id: playerOf(request), amount: amount ?? 0n }
    const transfer =
      content.direction === 'credit' ? correctionCredit(move, content.account) : correctionDebit(move, content.account)
    const [posted] = await post(tx, [transfer])
    if (posted === 'insufficient_funds') throw new Problem('balance_adjustment_over_balance')
    if (posted !== 'posted')
      throw new Error(`balance adjustment ${request.number} was approved, and its money is ${posted}`)
  },

  describe: describeAll,
})

/** Its name in the audit log. */
export const balanceAdjustmentObject = (number: bigint | number): `balance_adjustment:${string}` =>
  `balance_adjustment:${number}`

interface PlayerRow {
  id: bigint
  user_name: string
  name: string
  status: string
}

async function describeAll(db: Queryable, staff: StaffCaller, requests: AdjustmentRequest[]) {
  const accounts = requests.map((request) => playerAccountId(playerOf(request), request.content.account))
  const [players, balances] = await Promise.all([
    db<PlayerRow[]>`
      select p.id, p.user_name, p.name, p.status from identity.player p
      where p.id = any (${arrayOf(db, 'bigint', requests.map(playerOf))}) and ${playersInScope(db, staff)}`,
    accountBalances(db, accounts),
  ])
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const player = players.find(({ id }) => id === playerOf(request))
      if (!player) return []
      const { account, direction } = request.content
      const amount = request.amount ?? 0n
      const balance = balances.get(playerAccountId(player.id, account)) ?? 0n
      const then = direction === 'credit' ? balance + amount : balance - amount
      const ground = request.ground?.player_status
      const seen = typeof ground === 'string' ? ground : player.status
      return [
        [
          request.id,
          {
            title: `${player.name} (${player.user_name})`,
            href: `/players/${player.id}`,
            changes: [
              {
                name: account === 'main' ? 'Main balance' : 'Game balance',
                from: sayAmount(balance),
                to: sayAmount(then),
              },
              ...(seen === player.status ? [] : [{ name: 'Player', from: seen, to: player.status }]),
            ],
            is_stale: request.status === 'pending' && (then < 0n || seen !== player.status),
          },
        ],
      ]
    }),
  )
}
