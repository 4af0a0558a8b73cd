import { type CallTexts, tell } from '#platform/contract/call-text.ts'

const DECISION = ['not_found', 'already_decided', 'approver_required', 'approval_expired'] as const

export const SETTING_CALLS: CallTexts = {
  'GET /settings': tell('Lists what the operator may set.'),
  'POST /settings/:group': tell('Changes settings, or requests the change.', 'not_found', 'setting_change_waits'),
  'POST /settings/:group/approve': tell('Approves a change of settings.', 'setting_changed_meanwhile', ...DECISION),
  'POST /settings/:group/reject': tell('Rejects a change of settings.', ...DECISION),
}
