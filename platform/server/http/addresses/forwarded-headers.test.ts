import { expect, test } from 'vitest'
import { createLog } from '../../telemetry/log.ts'
import { createMetrics } from '../../telemetry/metrics.ts'
import { openHttp } from '../http.ts'
import { parseCall } from '../requests/call.ts'

const PROXY = '10.50.0.1'
const CALLER = '203.0.113.7'

async function openServer(trusted_proxies: string[]) {
  const app = openHttp({ log: createLog('error'), metrics: createMetrics(), trusted_proxies })
  app.get('/', (request, reply) => reply.send({ address: parseCall(request).address, protocol: request.protocol }))
  return app
}

async function heard(headers: Record<string, string>, { from = PROXY, trusted = [PROXY] } = {}) {
  const app = await openServer(trusted)
  const answer = await app.inject({ url: '/', headers, remoteAddress: from })
  await app.close()
  return answer.json<{ address: string; protocol: string }>()
}

test.each([
  ['203.0.113.7', CALLER],
  ['203.0.113.7:51234', CALLER],
  ['  203.0.113.7  ', CALLER],
  ['"203.0.113.7:51234"', CALLER],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:51234', CALLER],
  ['198.51.100.1,203.0.113.7', CALLER],
  ['198.51.100.1 , , 203.0.113.7:1,', CALLER],
  ['203.0.113.7:51234, 10.50.0.1:80', CALLER],
  ['unknown', PROXY],
  ['_hidden', PROXY],
  ['203.0.113.7.5:80', PROXY],
  ['', PROXY],
])('X-Forwarded-For of a trusted proxy "%s" is a caller at %s', async (header, address) => {
  expect((await heard({ 'x-forwarded-for': header })).address).toBe(address)
})

test.each([
  ['for=203.0.113.7', CALLER],
  ['For="203.0.113.7:51234";proto=http', CALLER],
  ['for="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
  ['for=198.51.100.1, for=203.0.113.7;by=10.50.0.1', CALLER],
  ['for=198.51.100.1,for=203.0.113.7', CALLER],
  ['proto=http;by="a,b;for=198.51.100.1";for=203.0.113.7', CALLER],
  ['for=198.51.100.1, proto=https', PROXY],
  ['for=unknown', PROXY],
  ['for=_SEVKISEK', PROXY],
])('Forwarded of a trusted proxy "%s" is a caller at %s', async (header, address) => {
  expect((await heard({ forwarded: header })).address).toBe(address)
})

test('Forwarded says whether the caller came over https', async () => {
  expect(await heard({ forwarded: 'for=203.0.113.7;proto=https' })).toEqual({ address: CALLER, protocol: 'https' })
  expect(await heard({ forwarded: 'for=203.0.113.7' })).toEqual({ address: CALLER, protocol: 'http' })
})

test('a Forwarded that a caller made up does not count beside the X-Forwarded-For of the proxy', async () => {
  const headers = { forwarded: 'for=198.51.100.1;proto=https', 'x-forwarded-for': '203.0.113.7:51234' }

  expect(await heard(headers)).toEqual({ address: CALLER, protocol: 'http' })
})

test.each(['x-forwarded-for', 'forwarded'])('%s of a stranger is not believed', async (name) => {
  const headers = { [name]: name === 'forwarded' ? 'for=203.0.113.7;proto=https' : '203.0.113.7' }

  expect(await heard(headers, { from: '198.51.100.9' })).toEqual({ address: '198.51.100.9', protocol: 'http' })
})

test.each([
  ['10.0.0.0/8', PROXY],
  ['10.50.0.77/24', PROXY],
  ['10.50.0.0/24', '::ffff:10.50.0.1'],
  ['fd00::/8', 'fd12::1'],
  ['2001:db8::/32', '2001:db8:1::5'],
])('a proxy of the network %s is believed at %s', async (network, from) => {
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.50.0.9', 'x-forwarded-proto': 'https' }

  const answer = await heard(headers, { from, trusted: [network, '10.50.0.9'] })

  expect(answer).toEqual({ address: CALLER, protocol: 'https' })
})

test('a proxy beside the network is not believed', async () => {
  const answer = await heard({ 'x-forwarded-for': CALLER }, { from: '10.51.0.1', trusted: ['10.50.0.0/16'] })

  expect(answer.address).toBe('10.51.0.1')
})
