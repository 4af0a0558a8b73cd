import { Type } from 'typebox'
import { FileAnswer } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { type ApiDocument, CONSOLE_DOCUMENT, readDocument } from './document.ts'
import { PAGE_POLICY, writePage } from './page.ts'

const JSON_PATH = '/openapi.json'
const shape = { answer: Type.Unknown() }

/** The console's own API, for signed-in staff alone, in a demo and in production (decision 0078). */
export function apiDocsRoutes(): ConsoleRoute[] {
  return [
    forStaff(
      'signed_in',
      `GET ${JSON_PATH}`,
      shape,
      async () => new FileAnswer('application/json; charset=utf-8', readDocument(CONSOLE_DOCUMENT)),
    ),
    forStaff('signed_in', 'GET /docs', shape, async () => {
      const document = JSON.parse(readDocument(CONSOLE_DOCUMENT).toString()) as ApiDocument
      const page = Buffer.from(writePage(document, `/api/console${JSON_PATH}`))
      return new FileAnswer('text/html; charset=utf-8', page, { 'content-security-policy': PAGE_POLICY })
    }),
  ]
}
