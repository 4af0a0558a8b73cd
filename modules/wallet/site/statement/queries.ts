import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callOwn } from '#platform/site/calls/api.ts'
import { STATEMENT_GROUPS, type StatementGroup, type StatementPeriod } from '#wallet/contract/rules.ts'
import type { Statement, StatementSum } from '#wallet/contract/statement.ts'

/** One of the groups, or null for all movements. */
export const parseGroup = (text: string | null): StatementGroup | null =>
  STATEMENT_GROUPS.find((group) => group === text) ?? null

/** The movements of one group, or all, the newest first. */
export const statementQuery = (group: StatementGroup | null) =>
  infiniteQueryOptions({
    queryKey: ['statement', group],
    queryFn: ({ pageParam, signal }) => {
      const query = { group: group ?? undefined, before: pageParam ?? undefined }
      return callOwn<Statement>('GET', '/statement', { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  })

export const sumsQuery = (by: StatementPeriod) =>
  queryOptions({
    queryKey: ['statement', 'sums', by],
    queryFn: ({ signal }) => callOwn<StatementSum[]>('GET', '/statement/sums', { query: { by }, signal }),
  })
