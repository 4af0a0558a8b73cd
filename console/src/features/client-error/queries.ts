import type { ClientErrorsAnswer } from '#contract/client-error/report.ts'
import { pagesQuery } from '../../platform/call/queries.ts'

export const clientErrorsQuery = pagesQuery<ClientErrorsAnswer>(['client-errors'], '/client-errors')
