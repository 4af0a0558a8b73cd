import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { amountText } from './amount.ts'
import { operatorSign } from './sign.ts'
import { openSmallWallet, type SmallWallet } from './testing/small-wallet.ts'
import { PARTNER } from './testing/start-test-sandbox.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const FUNDS = 100_000_0000n
const STAKE = 200_0000
const ANSWERED_WITHIN_MS = 30_000

let folder: string
let wallet: SmallWallet
let child: ChildProcess | null = null
/** By the program that was opened last. */
let said = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-sandbox-'))
  wallet = await openSmallWallet({ partner: PARTNER, members: { m1: FUNDS } })
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await wallet.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the program says what is wrong with its settings and ends with 2', async () => {
  child = spawn(process.execPath, [MAIN], { env: { GSC_OPERATOR_CODE: 'long-code', GSC_SECRET_KEY: 'short' } })
  said = ''
  child.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })

  const [code] = await once(child, 'exit')

  expect(code).toBe(2)
  expect(said).toContain('GSC_OPERATOR_CODE must be four letters or digits')
  expect(said).toContain('GSC_SECRET_KEY must have at least 8 characters')
})

test('every line of the program is JSON, those of a library and of its end as well', async () => {
  const talk = `process.once('SIGUSR2', () => {
    console.warn('a library warns')
    process.emitWarning('this is old')
    setImmediate(() => { throw new Error('nobody expected this') })
  })`
  await openProgram(['--import', `data:text/javascript,${encodeURIComponent(talk)}`], 'info')
  child?.kill('SIGUSR2')
  await expect.poll(() => child?.exitCode, { timeout: ANSWERED_WITHIN_MS }).toBe(1)

  const lines = said.trim().split('\n')
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  const wanted = ['a library warns', 'Node warns of this program', 'nothing handled this error: the program ends']
  expect(messages).toEqual(expect.arrayContaining(wanted))
}, 60_000)

test('killed in the middle of play, it tells every prize after it is back, and no stake is kept without a round', async () => {
  let url = await openProgram()
  const path = new URL(await launch(url, 'jili-golden-owl')).pathname
  const other_path = new URL(await launch(url, 'jili-mogok-ruby')).pathname
  for (let round = 0; round < 5; round++) expect(await spin(`${url}${path}`, `before-${round}`)).toBe(200)
  // From here on prizes do not get through, and one stake's answer is lost.
  wallet.lose((call) => (call === 'deposit' ? 'before' : null))
  void spin(`${url}${path}`, 'unsettled-1').catch(() => null)
  await expect.poll(() => ledgerOf(url).then(({ pending }) => pending)).toBe(2)
  wallet.lose(() => 'after')
  void spin(`${url}${other_path}`, 'unanswered-2').catch(() => null)
  await expect.poll(() => wallet.calls.filter(({ path }) => path === 'withdraw').length).toBeGreaterThan(6)
  await kill()

  wallet.lose(() => null)
  url = await openProgram()

  await expect.poll(() => ledgerOf(url).then(({ pending }) => pending), { timeout: ANSWERED_WITHIN_MS }).toBe(0)
  const ledger = await ledgerOf(url)
  expect(ledger.refused).toBe(0)
  expect(ledger.moved_kyat).toBe(amountText(wallet.balanceOf('m1') - FUNDS))
  expect(await spin(`${url}${path}`, 'afterwards-3')).toBe(200)
}, 60_000)

async function openProgram(flags: string[] = [], log_level = 'fatal'): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      ...process.env,
      GSC_OPERATOR_CODE: PARTNER.operator_code,
      GSC_SECRET_KEY: PARTNER.secret_key,
      SANDBOX_OPERATOR_URL: wallet.url,
      SANDBOX_PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: log_level,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout: ANSWERED_WITHIN_MS },
    )
    .toBe(200)
  return url
}

async function kill(): Promise<void> {
  if (child === null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function launch(url: string, game_code: string): Promise<string> {
  const request_time = Math.floor(Date.now() / 1_000)
  const answer = await post(`${url}/api/operators/launch-game`, {
    operator_code: PARTNER.operator_code,
    request_time,
    sign: operatorSign(PARTNER, 'launchgame', String(request_time)),
    member_account: 'm1',
    password: 'the-same-for-ever',
    currency: 'MMK',
    product_code: 1091,
    game_type: 'SLOT',
    game_code,
    ip: '127.0.0.1',
    platform: 'WEB',
    operator_lobby_url: 'http://127.0.0.1/',
  })
  return ((await answer.json()) as { url: string }).url
}

const spin = async (path: string, round_id: string) => (await post(`${path}spin`, { round_id, stake: STAKE })).status

async function ledgerOf(url: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${url}/ledger/m1.json`)).json()) as Record<string, unknown>
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
