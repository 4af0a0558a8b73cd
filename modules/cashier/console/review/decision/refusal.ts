import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { useOnline } from '#platform/console/call/connection.ts'
import { useMay } from '#platform/console/call/me.ts'
import { DECIDES, type QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'

export interface OnScreen {
  kind: QueueKind
  /** The details that are on the screen, if they are. */
  request: RequestDetail | undefined
  /** The same request as the list has it, while it does: newer than the details. */
  row: QueueRow | undefined
  claim: QueueRow['claim']
  /** This person held it, and somebody else holds it now. */
  is_lost: boolean
  is_being_sent: boolean
}

/** Why a decision is refused at this moment, in a sentence; null while it is not. */
export function useRefusal(on_screen: OnScreen): string | null {
  const is_online = useOnline()
  const may_decide = useMay(DECIDES[on_screen.kind])
  const may_be_second = useMay('requests.approve_large')
  return refusalOf(on_screen, { is_online, may_decide, may_be_second })
}

export function refusalOf(
  { request, row, claim, is_lost, is_being_sent }: OnScreen,
  { is_online, may_decide, may_be_second }: Record<'is_online' | 'may_decide' | 'may_be_second', boolean>,
): string | null {
  if (!may_decide) return texts.refused.mayNot
  if (!is_online) return texts.refused.offline
  if (is_being_sent) return texts.refused.underWay
  if (!request) return texts.refused.notShown
  if (request.status !== 'waiting') return texts.refused.decided
  if (row && row.version > request.version) return texts.refused.changed
  const { first_approval } = request
  if (request.is_own) return texts.own
  if (first_approval?.is_mine) return texts.mineFirst
  if (claim && !claim.is_mine) return is_lost ? texts.lost(claim.user_name) : `${texts.someoneWorks(claim.user_name)}.`
  if (first_approval && !may_be_second) return texts.secondNotYou(first_approval.user_name)
  return null
}
