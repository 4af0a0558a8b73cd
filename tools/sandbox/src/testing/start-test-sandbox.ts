import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '../game.ts'
import { BadCall } from '../game.ts'
import { createLog } from '../log.ts'
import { CALM } from '../operator/chaos.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import type { Settings } from '../settings.ts'
import { type OperatorAction, operatorSign } from '../sign.ts'
import { openSmallWallet, type SmallWallet } from './small-wallet.ts'

export const PARTNER = { operator_code: 'THZN', secret_key: 'a-secret-of-tests' }

/** A sandbox with one game, an operator in memory, and the calls that both sides make. */
export interface TestSandbox {
  wallet: SmallWallet
  sandbox: Sandbox
  settings: Settings
  launch(changes?: Record<string, unknown>): Promise<Record<string, unknown>>
  /** The path of a fresh session. */
  sit(changes?: Record<string, unknown>): Promise<string>
  ask(path: string, action: OperatorAction, query?: Record<string, string>): Promise<Record<string, unknown>>
  play(path: string, call: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>
  ledgerOf(member: string): Promise<Record<string, unknown>>
  /** As after a kill: nothing is sent to the operator any more, and the ledger is opened anew. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Bets what it is asked to, and wins what it is told to: outcomes are not the matter of these tests. */
const plainGame: Game = {
  kind: 'slot',
  document: ({ token }) => `<!doctype html><html><head><title>plain</title></head><body>${token.length}</body></html>`,
  calls: {
    async balance({ wallet }) {
      return { balance: Number(await wallet.balance()) }
    },
    async round({ wallet }, body) {
      const { id, stake, prize } = body as { id: string; stake: number; prize: number }
      const wager = await wallet.bet({ round_id: id, amount: BigInt(stake), details: { id } })
      const balance = await wallet.settle(wager, BigInt(prize), { prize })
      return { wager_code: wager.code, balance: balance === null ? null : Number(balance) }
    },
    async bet({ wallet }, body) {
      const { id, stake } = body as { id: string; stake: number }
      return { wager_code: (await wallet.bet({ round_id: id, amount: BigInt(stake) })).code }
    },
    async fail() {
      throw new Error('a fault on purpose')
    },
    async refuse() {
      throw new BadCall('not like this')
    },
    async count({ notes }) {
      const counted = Number(notes.read() ?? 0) + 1
      notes.write(counted)
      return { counted }
    },
  },
  async resume({ wallet }, wagers) {
    for (const wager of wagers) await wallet.cancel(wager)
  },
}

export async function startTestSandbox(options: { balance?: bigint; game?: Partial<Game> } = {}): Promise<TestSandbox> {
  const wallet = await openSmallWallet({ partner: PARTNER, members: { m1: options.balance ?? 100_0000n } })
  const folder = mkdtempSync(join(tmpdir(), 'thazin-sandbox-'))
  const settings: Settings = {
    is_demo: true,
    port: 3002,
    host: '127.0.0.1',
    ledger_file: join(folder, 'ledger.sqlite'),
    ...PARTNER,
    shan: null,
    operator_url: wallet.url,
    public_url: null,
    chaos: CALM,
    log_level: 'silent',
  }
  const open = () =>
    openSandbox({ settings, games: [{ ...plainGame, ...options.game }], log: createLog(settings.log_level) })

  const table: TestSandbox = {
    wallet,
    settings,
    sandbox: await open(),
    launch: (changes = {}) => launch(table.sandbox, changes),
    async sit(changes) {
      const { url, ...answer } = await table.launch(changes)
      if (typeof url !== 'string' || url === '') throw new Error(`not launched: ${JSON.stringify(answer)}`)
      return new URL(url).pathname
    },
    async ask(path, action, query = {}) {
      const signed = signedFields(action)
      const search = new URLSearchParams({ ...signed, request_time: String(signed.request_time), ...query })
      return (await table.sandbox.app.inject({ url: `${path}?${search}` })).json()
    },
    async play(path, call, body = {}) {
      const reply = await table.sandbox.app.inject({ method: 'POST', url: `${path}${call}`, payload: body })
      return { status: reply.statusCode, body: reply.json() }
    },
    ledgerOf: async (member) => (await table.sandbox.app.inject({ url: `/ledger/${member}.json` })).json(),
    async restart() {
      await table.sandbox.close()
      table.sandbox = await open()
      await table.sandbox.begin()
    },
    async close() {
      await table.sandbox.close()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return table
}

function signedFields(action: OperatorAction) {
  const request_time = Math.floor(Date.now() / 1_000)
  const sign = operatorSign(PARTNER, action, String(request_time))
  return { operator_code: PARTNER.operator_code, request_time, sign }
}

async function launch(sandbox: Sandbox, changes: Record<string, unknown>): Promise<Record<string, unknown>> {
  const payload = {
    ...signedFields('launchgame'),
    member_account: 'm1',
    password: 'the-same-for-ever',
    currency: 'MMK',
    product_code: 1091,
    game_type: 'SLOT',
    game_code: 'jili-golden-owl',
    language_code: 13,
    ip: '203.0.113.7',
    platform: 'MOBILE',
    operator_lobby_url: 'http://192.168.1.5:3000/',
    ...changes,
  }
  return (await sandbox.app.inject({ method: 'POST', url: '/api/operators/launch-game', payload })).json()
}
