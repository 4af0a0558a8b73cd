import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedExternalGameDemo } from '#external-game/server/index.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { gameRow, openTestAggregator, productRow, type TestAggregator } from '../support/partners/aggregator-server.ts'
import { LAUNCH_URL, openShanProvider, type ShanProvider } from '../support/partners/shan-provider.ts'
import { settled, sync } from '../support/partners/sync-catalog.ts'

const PROXY = '10.9.9.9'
const DEFAULT = 'http://localhost:3000'

let aggregator: TestAggregator
let provider: ShanProvider
/** Without SITE_URL, behind a proxy of ours. */
let app: TestApp
let named: TestApp
beforeAll(async () => {
  aggregator = await openTestAggregator()
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = { '1091 SLOT': [gameRow(1091, 'SLOT', 'slot-0')] }
  provider = await openShanProvider()
  provider.answer('launch-game', { body: { code: 200, message: 'ok', url: LAUNCH_URL } })
  const makers = { gsc: aggregator.gsc, shan: provider.settings, demo_play_url: 'http://127.0.0.1:3002/' }
  const trusted_proxies = [PROXY]
  app = await startTestApp({ ...makers, trusted_proxies })
  named = await startTestApp({ ...makers, trusted_proxies, site_url: 'https://thazin.example' })
  for (const each of [app, named]) {
    await sync(each, aggregator)
    await seedExternalGameDemo(each.owner_db, 'http://127.0.0.1:3002')
  }
  await settled()
})
afterAll(async () => {
  await Promise.all([app.close(), named.close()])
  await Promise.all([aggregator.close(), provider.close()])
})

interface From {
  address?: string
  headers: Record<string, string>
}

/** Every address of the site that it answers, or tells a maker, a caller who comes like this. */
async function addressesFor(at: TestApp, player: TestPlayer, from: From): Promise<string[]> {
  const call = { ...from, token: player.token }
  const log = await at.call('GET', '/api/exchange-transactions-log', call)
  const demo = await at.call('GET', '/api/demo-games', call)
  await at.call('POST', '/api/seamless/launch-game', {
    ...call,
    body: { game_code: 'slot-0', product_code: 1091, game_type: 'SLOT' },
  })
  await at.call('POST', '/api/shan-launch-game', { ...call, body: { member_account: player.user.member_account } })
  const [{ id } = { id: 0 }] = await at.owner_db<{ id: number }[]>`select id from external_game.link order by place`
  const opened = await at.call('POST', `/api/external-games/${id}/open`, { ...call, body: {} })
  const told = [...aggregator.calls.splice(0), ...provider.requested.splice(0)]
  const link = (log.body.data as { links: { url: string | null }[] }).links[1]?.url ?? ''
  const play = new URL((demo.body.data as { url: string }[])[0]?.url ?? '').searchParams.get('lobby_url') ?? ''
  const lobbies = JSON.stringify(told).match(/https?:\/\/[^"]*(?=\/\?type=all|\/shan")/g) ?? []
  expect(lobbies).toHaveLength(2)
  // A site on this machine, which is asked for under our name.
  expect(new URL((opened.body.data as { url: string }).url).hostname).toBe(new URL(link).hostname)
  return [new URL(link).origin, new URL(play).origin, ...lobbies]
}

const only = (site: string) => [site, site, site, site]

describe('without SITE_URL a call is answered addresses', () => {
  test.each([
    ['that it names itself, on this machine', { host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
    ['that it names itself, by name', { host: 'localhost:8080' }, 'http://localhost:8080'],
    ['that it names itself, in IPv6', { host: '[::1]:3000' }, 'http://[::1]:3000'],
    ['that it names itself, on a LAN', { host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
    ['of the default, for a name', { host: 'evil.example' }, DEFAULT],
    ['of the default, for an address of the world', { host: '93.184.216.34' }, DEFAULT],
    ['of the default, for a name like an address', { host: '10.evil.example' }, DEFAULT],
    ['of the default, for a name like this machine', { host: 'localhost.evil.example' }, DEFAULT],
    ['of the default, for somebody before an @', { host: 'localhost@evil.example' }, DEFAULT],
    ['of the default, for a path', { host: 'localhost/evil.example' }, DEFAULT],
    ['of the default, for no port', { host: 'localhost:99999' }, DEFAULT],
    [
      'of the default, whatever a stranger forwards',
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      DEFAULT,
    ],
    [
      'without what a stranger forwards',
      { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      'http://127.0.0.1:3000',
    ],
  ])('%s', async (_what, headers, site) => {
    expect(await addressesFor(app, await app.player(), { headers })).toEqual(only(site))
  })

  test.each([
    ['that our proxy was called by', 'play.example', 'https', 'https://play.example'],
    [
      'that the nearest of several proxies was called by',
      'evil.example, play.example',
      'https',
      'https://play.example',
    ],
    ['that our proxy was called by, without a cipher', 'play.example:8080', 'http', 'http://play.example:8080'],
    ['of the default, where our proxy sends on what is no host', 'evil.example/path', 'https', DEFAULT],
    ['in plain HTTP, where our proxy sends on what is no scheme', 'play.example', 'javascript', 'http://play.example'],
  ])('%s', async (_what, host, proto, site) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': host, 'x-forwarded-proto': proto }

    expect(await addressesFor(app, await app.player(), { address: PROXY, headers })).toEqual(only(site))
  })

  test('of our proxy also where it comes as IPv4 in IPv6', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' }

    const addresses = await addressesFor(app, await app.player(), { address: `::ffff:${PROXY}`, headers })

    expect(addresses).toEqual(only('https://play.example'))
  })
})

test.each<From>([
  { headers: { host: 'evil.example' } },
  { headers: { host: '127.0.0.1:3000' } },
  { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' } },
  { address: PROXY, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
])('with SITE_URL every address is its own, for $headers', async (from) => {
  expect(await addressesFor(named, await named.player(), from)).toEqual(only('https://thazin.example'))
})
