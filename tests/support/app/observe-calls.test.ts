import { expect, test } from 'vitest'
import { observeCall } from './observe-calls.ts'

const call = (path: string, status: number, answer: unknown) => () =>
  observeCall({
    document: 'openapi.json',
    method: 'GET',
    path,
    body: undefined,
    status,
    text: JSON.stringify(answer),
    is_json: true,
  })
const refusal = (code: string) => ({ status: 'Request has failed.', code, message: 'No.' })

test('a test hears of a refusal that the reference does not name', () => {
  expect(call('/api/banks', 401, refusal('unauthenticated'))).not.toThrow()
  expect(call('/api/banks', 409, refusal('offer_over'))).toThrow('GET /api/banks is refused with 409 offer_over')
  expect(call('/api/banks?x=1', 401, refusal('wrong_login'))).toThrow('GET /api/banks is refused with 401 wrong_login')
})

test('a test hears of an answer of another shape', () => {
  const answer = { status: 'Request was successful.', message: '', data: [] as object[] }

  expect(call('/api/banks', 200, answer)).not.toThrow()
  expect(call('/api/banks', 200, { ...answer, data: [{ id: 'one' }] })).toThrow('GET /api/banks answers otherwise')
})

test('what is in no document is not judged', () => {
  expect(call('/api/nothing-of-ours', 404, refusal('not_found'))).not.toThrow()
})
