import { AGENT_PAGE_SIZE } from '#agent/contract/rules.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { OfAgent } from './agent.ts'

/** Which page of one of an agent's lists. */
export interface AgentPage extends OfAgent {
  after: string | undefined
}

export const ONE_MORE = AGENT_PAGE_SIZE + 1

export function answerWith<Row>(rows: Row[], placeOf: (last: Row) => string) {
  const { page, next } = pageOf(rows, AGENT_PAGE_SIZE, placeOf)
  return { ...success(page), next }
}
