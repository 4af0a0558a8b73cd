import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractApp, startContractApp } from '../../support/app/contract-app.ts'
import { claimLine, createClaims } from '../calls/claims.ts'
import { AREAS, type Area, walk } from '../walk.ts'
import { generateClient, wrapGenerated } from './generated-client.ts'

let server: ContractApp
beforeAll(async () => {
  server = await startContractApp()
})
afterAll(() => server.close())

/** Those that go on until they are refused for a while: the other client has walked these. */
const LEFT_OUT: readonly Area[] = ['guests', 'join', 'idempotency', 'session-end']
const WALKED = AREAS.filter((area) => !LEFT_OUT.includes(area))
/** Calls of every module of the players' site. */
const CALLS_MIN = 25

test('a client that another tool generated from the document holds the claims of the specification', async () => {
  const client = wrapGenerated(await generateClient(), server.url)
  const claims = createClaims()
  const { phone, password } = server.member

  await walk({ client, claims, credentials: { phone, password }, provokes_limits: false, areas: WALKED })

  const open = claims.all.filter(({ outcome }) => outcome !== 'ok').map(claimLine)
  expect(open).toEqual([])
  expect(client.called.size).toBeGreaterThanOrEqual(CALLS_MIN)
  await server.app.expectReconciled()
}, 300_000)
