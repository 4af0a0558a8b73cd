import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const INBOX_CALLS: CallTexts = {
  'GET /inbox': tell('Lists the events of the player of the last 90 days, newest first, page by page.'),
  'GET /inbox/news': tell('Says how many events the player has not read, and tells those after `since`.'),
  'POST /inbox/read': tell('Marks the events up to a number as read, on all devices.', 'too_many_requests'),
}
