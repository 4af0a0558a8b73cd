import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { type ContractApp, startContractApp } from '../../support/app/contract-app.ts'
import { type Claim, createClaims } from '../calls/claims.ts'
import { type Change, type ChangingProxy, openChangingProxy } from '../changing-proxy.ts'
import { createClient } from '../client.ts'
import { AREAS, type Area, walk } from '../walk.ts'
import { OLD_ACTS } from './old-acts.ts'
import { OLD_LISTS } from './old-lists.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Enough for everything that one walk spends. */
const MONEY = { main: kyat(200_000), game: kyat(1_000) }

let server: ContractApp
let proxy: ChangingProxy
beforeAll(async () => {
  server = await startContractApp()
  proxy = await openChangingProxy(server.url)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

/** Walks as a new member: a withdrawal of the walk before would still wait. */
async function failuresIn(areas: readonly Area[]): Promise<string[]> {
  const claims = createClaims()
  const { phone, password } = await server.app.player(MONEY)
  await walk({
    client: createClient(proxy.url),
    claims,
    credentials: { phone, password },
    provokes_limits: true,
    areas,
  })
  return claims.all.filter(({ outcome }) => outcome === 'failed').map(nameOf)
}

const nameOf = ({ call, claim }: Claim) => `${call}: ${claim}`

test('nothing fails through the proxy as long as it changes nothing', async () => {
  proxy.change(null)

  expect(await failuresIn(AREAS)).toEqual([])
}, 300_000)

/** In `npm test` every third one: each is a walk of its own. */
const OLD = [...OLD_LISTS, ...OLD_ACTS].filter((_, place) => inject('is_deep') || place % 3 === 0)

test.each(OLD)('the client finds $name, and nothing else', async ({ area, change, found_by }) => {
  proxy.change(change)

  const failures = await failuresIn([area])

  expect(failures.toSorted()).toEqual(found_by.toSorted())
})

test('the program ends with 0 where all claims hold, with 1 where one fails, with 2 without an address', async () => {
  proxy.change(null)
  const good = await runProgram(proxy.url, '--only', 'profile')
  proxy.change(OLD_ACTS.find(({ area }) => area === 'profile')?.change ?? null)
  // The API's base is as good an address as the site's root.
  const bad = await runProgram(`${proxy.url}/api`, '--only', 'profile')
  const none = await runProgram()

  expect(good.text).toContain('ok           GET /user: answers user_name')
  expect(good).toMatchObject({ code: 0, text: expect.stringContaining('0 failed') })
  expect(bad).toMatchObject({ code: 1, text: expect.stringContaining('2 failed') })
  expect(none).toMatchObject({ code: 2, text: expect.stringContaining('npm run contract -- URL') })
})

test('the program says when it waits, and with --strict ends with 1 for what it could not check', async () => {
  // Without --limits the claims about too many tries are not checked.
  proxy.change(null)
  const lax = await runProgram(proxy.url, '--only', 'session-end')
  proxy.change(refuseOnce('/api/user'))
  const strict = await runProgram(proxy.url, '--only', 'session-end', '--strict')

  expect(lax).toMatchObject({ code: 0, text: expect.stringContaining('2 were not checked') })
  expect(lax.text).not.toContain('waiting')
  expect(strict).toMatchObject({ code: 1, text: expect.stringContaining('0 failed, 2 were not checked') })
  expect(strict.text).toContain(`waiting      GET ${proxy.url}/api/user: the server asks for 1 s before the next try`)
})

function refuseOnce(path: string): Change {
  let is_refused = false
  return (answered, requested) => {
    if (is_refused || requested.path !== path) return
    is_refused = true
    answered.status = 429
  }
}

async function runProgram(...words: string[]): Promise<{ code: number | null; text: string }> {
  const program = spawn(process.execPath, [...NODE_FLAGS, MAIN, ...words])
  let text = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (part) => {
      text += String(part)
    })
  }
  const [code] = (await once(program, 'close')) as [number | null]
  return { code, text }
}
