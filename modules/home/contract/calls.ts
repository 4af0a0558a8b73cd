import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const HOME_CALLS: CallTexts = {
  'GET /wins': tell('Lists the newest large wins with masked names, and the largest of today and of seven days.'),
}
