import { expect, test } from 'vitest'
import { breakingChanges, unannounced } from './breaking-changes.ts'
import type { OpenApi } from './document.ts'
import type { Schema } from './schemas.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const string = { type: 'string' }

/** A document with one call of each kind; each test has its own. */
const document = () => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '0.1.0', description: '' },
  servers: [],
  tags: [],
  paths: {
    '/api/list': {
      get: {
        parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'string' } }],
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Row' } }) },
      },
    },
    '/api/bet': {
      post: {
        requestBody: json({ $ref: '#/components/schemas/Bet' }),
        responses: { 200: json({ type: 'object', properties: { row: { $ref: '#/components/schemas/Row' } } }) },
      },
    },
  },
  components: {
    schemas: {
      Row: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: string,
          status: { type: 'string', enum: ['won', 'lost'] },
          note: { type: ['string', 'null'] },
        },
      },
      Bet: {
        type: 'object',
        required: ['stake'],
        properties: {
          stake: { anyOf: [{ type: 'number' }, { type: 'string' }] },
          kind: { type: 'string', enum: ['big', 'small'] },
        },
      },
    },
    responses: {},
    securitySchemes: {},
  },
})
type Changed = ReturnType<typeof document>

function changed(change: (after: Changed) => unknown): string[] {
  const after = document()
  change(after)
  return breakingChanges(document() as unknown as OpenApi, after as unknown as OpenApi).map(
    ({ call, sentence }) => `${call}: ${sentence}`,
  )
}

test.each<[string, (after: Changed) => unknown, string[]]>([
  [
    'a call that is gone',
    ({ paths }) => delete (paths as Partial<Changed['paths']>)['/api/bet'],
    ['POST /api/bet: the call was removed'],
  ],
  [
    'a field of answers that is gone',
    ({ components }) => delete (components.schemas.Row.properties as { note?: unknown }).note,
    ['GET /api/list: [].note of the answer was removed', 'POST /api/bet: row.note of the answer was removed'],
  ],
  [
    'a field of answers that may be left out',
    ({ components }) => components.schemas.Row.required.pop(),
    [
      'GET /api/list: [].status of the answer may be left out now',
      'POST /api/bet: row.status of the answer may be left out now',
    ],
  ],
  [
    'a field of answers of another type',
    ({ components }) => (components.schemas.Row.properties.id = { type: 'integer' }),
    [
      'GET /api/list: [].id of the answer is integer, and was string',
      'POST /api/bet: row.id of the answer is integer, and was string',
    ],
  ],
  [
    'a field of requests that is demanded',
    ({ components }) => components.schemas.Bet.required.push('kind'),
    ['POST /api/bet: the request demands kind now'],
  ],
  [
    'a field of requests that is gone',
    ({ components }) => delete (components.schemas.Bet.properties as { kind?: unknown }).kind,
    ['POST /api/bet: kind of the request was removed'],
  ],
  [
    'a word that is taken no more',
    ({ components }) => components.schemas.Bet.properties.kind.enum.pop(),
    ['POST /api/bet: kind of the request takes small no more'],
  ],
  [
    'a form that is taken no more',
    ({ components }) => components.schemas.Bet.properties.stake.anyOf.pop(),
    ['POST /api/bet: stake takes no string now'],
  ],
  [
    'a parameter that is gone',
    ({ paths }) => paths['/api/list'].get.parameters.pop(),
    ['GET /api/list: the parameter page was removed'],
  ],
  [
    'a parameter that is demanded',
    ({ paths }) => Object.assign(paths['/api/list'].get.parameters[0] ?? {}, { required: true }),
    ['GET /api/list: the parameter page is required now'],
  ],
])('finds %s', (_what, change, sentences) => {
  expect(changed(change)).toEqual(sentences)
})

test.each<[string, (after: Changed) => unknown]>([
  ['nothing', () => {}],
  ['a new call', ({ paths }) => Object.assign(paths, { '/api/new': { get: { responses: { 200: json(string) } } } })],
  ['a new field of answers', ({ components }) => Object.assign(components.schemas.Row.properties, { more: string })],
  ['a new word in answers', ({ components }) => components.schemas.Row.properties.status.enum.push('refunded')],
  [
    'a new field that requests may leave out',
    ({ components }) => Object.assign(components.schemas.Bet.properties, { more: string }),
  ],
  ['a new word of requests', ({ components }) => components.schemas.Bet.properties.kind.enum.push('digit')],
  ['a field that requests may leave out by now', ({ components }) => components.schemas.Bet.required.pop()],
])('%s breaks nobody', (_what, change) => {
  expect(changed(change)).toEqual([])
})

test('is announced by a line of the release that names the call', () => {
  const change = (call: string) => ({ call, sentence: 'the call was removed' })
  const section =
    '## 0.2.0\n\n- Breaking: `GET /api/a` and `POST /api/b/{id}` answer without names.\n- `GET /api/c` is slower.'

  const left = unannounced(['GET /api/a', 'POST /api/b/{id}', 'GET /api/c'].map(change), section)

  expect(left.map(({ call }) => call)).toEqual(['GET /api/c'])
})
