import type { SwitchBody, SwitchesAnswer } from '#contract/switch/staff.ts'
import { call } from '../../platform/call/api.ts'
import { dataQuery } from '../../platform/call/queries.ts'
import { queryClient } from '../../platform/call/query-client.ts'

/** Somebody else may switch too; it is looked at without being asked for. */
const POLL_MS = 5_000

export const switchesQuery = dataQuery<SwitchesAnswer>(['switches'], '/switches', { poll_ms: POLL_MS })

export async function changeSwitch(body: SwitchBody): Promise<void> {
  const { data } = await call<SwitchesAnswer>('POST', '/switches', { body })
  queryClient.setQueryData(switchesQuery.queryKey, data)
}
