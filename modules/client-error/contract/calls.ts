import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const CLIENT_ERROR_CALLS: CallTexts = {
  'POST /client-errors': tell('Reports a screen that failed in a browser.', 'too_many_requests'),
}
export const CLIENT_ERROR_CONSOLE_CALLS: CallTexts = {
  ...CLIENT_ERROR_CALLS,
  'GET /client-errors': tell('Lists screens that failed in browsers.'),
}
