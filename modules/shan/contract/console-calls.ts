import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const SHAN_CONSOLE_CALLS: CallTexts = {
  'GET /shan-differences': tell('Lists rounds that the provider of the Shan table and the platform say otherwise.'),
  'POST /shan-differences/note': tell('Notes what was done about such a round.', 'difference_noted', 'not_found'),
}
