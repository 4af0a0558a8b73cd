import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const DEMO_HISTORY_CALLS: CallTexts = { 'GET /history': tell('Answers how far the demo’s history was played.') }
