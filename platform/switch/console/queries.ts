import { call } from '#platform/console/call/api.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import type { SwitchBody, SwitchesAnswer } from '#switch/contract/staff.ts'

/** Somebody else may switch too; it is looked at without being asked for. */
const POLL_MS = 5_000

export const switchesQuery = dataQuery<SwitchesAnswer>(['switches'], '/switches', { poll_ms: POLL_MS })

export async function changeSwitch(body: SwitchBody): Promise<void> {
  const { data } = await call<SwitchesAnswer>('POST', '/switches', { body })
  queryClient.setQueryData(switchesQuery.queryKey, data)
}
