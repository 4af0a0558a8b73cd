import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHouse, openContractHouse } from '#server/testing/contract-house.ts'
import { claimLine, openClaims } from './claims.ts'
import { openClient } from './client.ts'
import { AREAS, walk } from './walk.ts'

let server: ContractHouse
beforeAll(async () => {
  server = await openContractHouse()
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
  await server.house.expectBooksToHold()
}, 300_000)
