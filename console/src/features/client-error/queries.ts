import type { ClientErrorsAnswer } from '#contract/client-error/report.ts'
import { askForPages } from '../../platform/call/ask.ts'

export const clientErrorsQuery = askForPages<ClientErrorsAnswer>(['client-errors'], '/client-errors')
