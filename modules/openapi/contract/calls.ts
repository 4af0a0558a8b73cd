import { type CallTexts, tell, tellFile } from '#platform/contract/call-text.ts'

export const OPENAPI_CONSOLE_CALLS: CallTexts = {
  'GET /openapi.json': tell('Answers this document.'),
  'GET /docs': tellFile('text/html', tell('Answers this document as a page.')),
}
