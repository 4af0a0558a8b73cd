import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const JOB_CALLS: CallTexts = {
  'GET /jobs/alarms': tell('Lists the periodic jobs that failed, took too long or did not run.'),
}
