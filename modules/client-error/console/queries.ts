import type { ClientErrorsAnswer } from '#client-error/contract/report.ts'
import { pagesQuery } from '#platform/console/call/queries.ts'

export const clientErrorsQuery = pagesQuery<ClientErrorsAnswer>(['client-errors'], '/client-errors')
