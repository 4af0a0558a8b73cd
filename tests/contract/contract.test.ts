import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractApp, startContractApp } from '#server/testing/app/contract-app.ts'
import { claimLine, openClaims } from './calls/claims.ts'
import { openClient } from './client.ts'
import { AREAS, walk } from './walk.ts'

let server: ContractApp
beforeAll(async () => {
  server = await startContractApp()
})
afterAll(() => server.close())

test('every claim of the specification’s client holds of our own server, and none is left unchecked', async () => {
  const claims = openClaims()
  const { phone, password } = server.member

  await walk({
    client: openClient(server.url),
    claims,
    credentials: { phone, password },
    provokes_limits: true,
    areas: AREAS,
  })

  const open = claims.all.filter(({ outcome }) => outcome !== 'ok').map(claimLine)
  expect(open).toEqual([])
  await server.app.expectReconciled()
}, 300_000)
