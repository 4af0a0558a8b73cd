import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContentDemo } from '#content/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const [allowed_port, foreign_port] = [await freePort(), await freePort()]
const site = openSite({ is_demo: true, allowed_origins: [`http://localhost:${allowed_port}`] })

/** Clients of the API on hosts of their own: pages with nothing in them. */
const clients: Server[] = []
let api: string
beforeAll(async () => {
  await seedContentDemo(site.app.owner_db)
  await settled()
  api = `http://localhost:${(site.app.fastify.server.address() as AddressInfo).port}/api`
  for (const port of [allowed_port, foreign_port]) {
    const client = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">')
    })
    clients.push(client.listen(port, 'localhost'))
  }
})
afterAll(() => {
  for (const client of clients) client.close()
})

test('a client on another host exchanges, reads why not, follows links and shows pictures, with its token alone', async () => {
  const player = await site.app.player({ main: kyat(5_000) })
  const at = `http://localhost:${allowed_port}`
  const page = await site.visit({ at })
  await page.goto(`${at}/`)

  const seen = await page.evaluate(
    async ({ api, token }) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'abcdefgh',
      }
      const exchange = (amount: unknown) =>
        fetch(`${api}/exchange-main-to-game`, { method: 'POST', headers, body: JSON.stringify({ amount }) })
      const yes = await (await exchange(300)).json()
      const no = await (await exchange(0)).json()
      const stranger = await fetch(`${api}/user`, { headers: { authorization: 'Bearer nobody' } })
      const log = await (await fetch(`${api}/exchange-transactions-log`, { headers })).json()
      const again = await (await fetch(log.data.links[1].url, { headers })).json()
      const banners = await fetch(`${api}/banner`)
      const { img_url } = (await banners.json()).data[0]
      const picture = new Image()
      picture.crossOrigin = 'anonymous'
      picture.src = img_url
      await picture.decode()
      const version = await new Promise((resolve, reject) => {
        const changes = new EventSource(`${api}/changes`)
        changes.addEventListener('error', () => reject(new Error('no changes')))
        changes.addEventListener('message', ({ data }) => {
          changes.close()
          resolve(data)
        })
      })
      return {
        yes: yes.data.balance,
        no: no.message,
        stranger: stranger.status,
        rows: [log.data.data.length, again.data.data.length],
        etag: banners.headers.get('etag'),
        width: picture.naturalWidth,
        version,
      }
    },
    { api, token: player.token },
  )

  expect(seen).toEqual({
    yes: 300,
    no: 'Please enter a valid amount',
    stranger: 401,
    rows: [1, 1],
    etag: expect.stringMatching(/^W\//),
    width: expect.any(Number),
    version: expect.stringMatching(/^\S{22}$/),
  })
  expect(seen.width).toBeGreaterThan(0)
})

test('a client on a host that nobody allowed reads nothing and changes nothing', async () => {
  const player = await site.app.player({ main: kyat(5_000) })
  const before = await site.app.balancesOf(player)
  const at = `http://localhost:${foreign_port}`
  const page = await site.visit({ at, allows: [/blocked by CORS policy/] })
  await page.goto(`${at}/`)

  const seen = await page.evaluate(
    async ({ api, token }) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const calls = [
        fetch(`${api}/exchange-main-to-game`, { method: 'POST', headers, body: '{"amount":300}' }),
        fetch(`${api}/banner`),
      ]
      return (await Promise.allSettled(calls)).map(({ status }) => status)
    },
    { api, token: player.token },
  )

  expect(seen).toEqual(['rejected', 'rejected'])
  expect(await site.app.balancesOf(player)).toEqual(before)
})
