import { Type } from 'typebox'
import { beforeAll, describe, expect, test } from 'vitest'
import { tell } from '#platform/contract/call-text.ts'
import { Kyat } from '#platform/contract/shapes.ts'
import type { Route } from '#platform/server/http/route.ts'
import { documentFaults } from './openapi/check-examples.ts'
import { commentsOf } from './openapi/comments.ts'
import { type DocumentParts, writeDocument } from './openapi/document.ts'
import { environmentSettings } from './pages/environment.ts'
import { mergeExamples, pickExamples } from './pick-examples.ts'
import { type References, referenceFaults, writeReferences } from './references.ts'
import { unreleasedSection, unreleasedVersion } from './unreleased.ts'

const Answer = Type.Object({ balance: Kyat })
const Body = Type.Object({ amount: Type.Integer() })
const route = (method: Route['method'], path: string, more: Partial<Route> = {}): Route => ({
  method,
  path,
  caller: 'player',
  answer: Answer,
  handle: () => Promise.resolve(null),
  ...more,
})

const parts = (more: Partial<DocumentParts> = {}): DocumentParts => ({
  title: 'Test',
  description: '',
  version: '0.1.0',
  prefix: '/api',
  tags: [
    { name: 'wallet', description: '', calls: { 'POST /move': tell('Moves money.', 'insufficient_main_balance') } },
  ],
  routes: [route('POST', '/api/move', { body: Body })],
  exports: new Map(),
  examples: {},
  securitySchemes: {},
  ...more,
})

describe('a document', () => {
  test('has each call with its summary, its schemas and its refusals by status', () => {
    const { paths } = writeDocument(parts())

    const { summary, responses } = paths['/api/move']?.post ?? {}
    expect(summary).toBe('Moves money.')
    expect(Object.keys(responses as object)).toEqual(['200', '400', '401', '413', '415', '422', '500', '503'])
    expect(JSON.stringify(responses)).toContain('"enum":["insufficient_main_balance","invalid_fields"]')
  })

  test('is not written for a call that nothing says anything about', () => {
    const routes = [...parts().routes, route('GET', '/api/secret')]

    expect(() => writeDocument(parts({ routes }))).toThrow('GET /secret: say what this is')
  })

  test('is not written for a text whose call is gone', () => {
    expect(() => writeDocument(parts({ routes: [] }))).toThrow('POST /move of wallet has a text, but is not mounted')
  })

  test.each([
    [
      'a request of another shape',
      { request: { amount: 'much' }, answer: { balance: 1 } },
      'the example of its request',
    ],
    ['an answer of another shape', { request: { amount: 1 }, answer: {} }, 'the example of its answer 200'],
    [
      'a refusal of another code',
      { refusals: { insufficient_main_balance: { status: 'Request has failed.', code: 'no_such', message: '' } } },
      'the example of its answer 422',
    ],
  ])('refuses as an example %s', (_what, example, fault) => {
    const document = writeDocument(parts({ examples: { 'POST /api/move': example } }))

    expect(documentFaults(document)).toEqual([expect.stringContaining(`POST /api/move: ${fault}`)])
  })

  test('refuses a number without its unit', () => {
    const answer = Type.Object({ balance: Type.Number() })
    const document = writeDocument(parts({ routes: [route('POST', '/api/move', { body: Body, answer })] }))

    expect(documentFaults(document)).toEqual([expect.stringContaining('say in what unit this number is')])
  })
})

describe('the references of the repository', () => {
  let references: References
  beforeAll(async () => {
    references = await writeReferences()
  }, 60_000)
  const kept = (name: string) => references.files.get(name) ?? null

  test('are what the code says', () => {
    expect(referenceFaults(references, { kept, base: references.documents[0], section: '' })).toEqual([])
  })

  test('each is found when it is another one, or is not there', () => {
    const empty = writeDocument(parts())
    const files: References = { ...references, documents: [empty, empty] }
    for (const name of references.files.keys()) {
      for (const other of ['', null]) {
        const keptOtherwise = (one: string) => (one === name ? other : kept(one))
        const faults = referenceFaults(files, { kept: keptOtherwise, base: empty, section: '' })
        expect(faults).toEqual([expect.stringContaining(`docs/reference/${name} is not what the code says. Run:`)])
      }
    }
  })

  test('a change that breaks a client is found, unless the release says so', () => {
    const base = structuredClone(references.documents[0])
    base.paths['/api/gone'] = { get: { responses: {} } }

    const faults = (section: string) => referenceFaults(references, { kept, base, section })

    expect(faults('')).toEqual([expect.stringContaining('GET /api/gone: the call was removed')])
    expect(faults('- breaking: `GET /api/gone` is gone.')).toEqual([])
  })
})

describe('examples', () => {
  const calls = (answer: unknown, status = 200) => [
    { method: 'POST', path: '/api/move?x=1', body: { amount: 5 }, status, answer: JSON.stringify(answer) },
  ]
  const pick = (answer: unknown, status = 200) =>
    pickExamples([writeDocument(parts())], calls(answer, status), () => ['insufficient_main_balance'])

  test('are what tests sent and were answered', () => {
    expect(pick({ balance: 7 })).toEqual({ 'POST /api/move': { request: { amount: 5 }, answer: { balance: 7 } } })
  })

  test('are none that do not fit the call', () => {
    expect(pick({ balance: 'seven' })).toEqual({})
    expect(pick({ code: 'busy' }, 503)).toEqual({})
  })

  test('of one run replace those that it brought, and leave the others', () => {
    const there = {
      'POST /api/move': { request: 1, answer: 2, refusals: { a: 3, b: 4 } },
      'GET /api/rest': { answer: 5 },
    }

    expect(mergeExamples(there, { 'POST /api/move': { refusals: { b: 6 } } })).toEqual({
      ...there,
      'POST /api/move': { request: 1, answer: 2, refusals: { a: 3, b: 6 } },
    })
    expect(mergeExamples(there, { 'GET /api/new': { answer: 7 } })).toEqual({ ...there, 'GET /api/new': { answer: 7 } })
  })
})

test('a setting that no comment explains is named', () => {
  expect(environmentSettings(["/** PORT: the site. */ port('PORT', 3000)"])).toEqual([
    { name: 'PORT', fallback: '3000', description: 'the site.' },
  ])
  expect(() => environmentSettings(["text('SECRET', '')"])).toThrow('SECRET is read, and no comment')
})

test('comments of the contract are found by the paths of the fields', () => {
  const text = `const Shared = { /** Of both. */ a: T }
/** A row. */
export const Row = Type.Object({ ...Shared, inner: Type.Object({ /** Deep. */ b: T }) })
export const Next = 1`

  const { Row, Next } = Object.fromEntries(commentsOf('x.ts', text))

  expect(Row?.own).toBe('A row.')
  expect(Object.fromEntries(Row?.fields ?? [])).toEqual({ a: 'Of both.', 'inner.b': 'Deep.' })
  expect([Next?.own, Next?.of_group]).toEqual([null, 'A row.'])
})

test('the section of a release ends where the next one begins', () => {
  const changelog = '# Changes\n\n## 0.2.0, not released yet\n\n- new\n\n## 0.1.0\n\n- old\n'

  expect(unreleasedVersion(changelog)).toBe('0.2.0')
  expect(unreleasedSection(changelog)).toContain('- new')
  expect(unreleasedSection(changelog)).not.toContain('- old')
  expect(unreleasedSection('## 0.2.0\n- new\n')).toContain('- new')
})
