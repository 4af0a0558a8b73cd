import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const EDITING_CALLS: CallTexts = {
  'GET /content': tell('Lists the kinds of content.'),
  'GET /content/:kind': tell('Lists the content of a kind.', 'not_found'),
  'POST /content/:kind': tell('Adds content.', 'not_found', 'values_disagree', 'too_many_items'),
  'POST /content/:kind/order': tell('Orders the content of a kind.', 'not_found'),
  'POST /content/:kind/file': tell('Adds content that begins with its file.', 'not_found', 'too_many_items'),
  'POST /content/:kind/:id': tell('Changes content.', 'not_found', 'values_disagree'),
  'POST /content/:kind/:id/picture': tell('Gives content a picture.', 'not_found', 'busy'),
  'POST /content/:kind/:id/file': tell('Gives content another file.', 'not_found'),
}
