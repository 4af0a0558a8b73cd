import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractApp, startContractApp } from '../support/app/contract-app.ts'
import { claimLine, createClaims } from './calls/claims.ts'
import { createClient } from './client.ts'
import { AREAS, walk } from './walk.ts'

let server: ContractApp
beforeAll(async () => {
  server = await startContractApp()
})
afterAll(() => server.close())

test('every claim of the specification’s client holds of our own server, and none is left unchecked', async () => {
  const claims = createClaims()
  const { phone, password } = server.member

  await walk({
    client: createClient(server.url),
    claims,
    credentials: { phone, password },
    provokes_limits: true,
    areas: AREAS,
  })

  const open = claims.all.filter(({ outcome }) => outcome !== 'ok').map(claimLine)
  expect(open).toEqual([])
  await server.app.expectReconciled()
}, 300_000)
