import { setTimeout as sleep } from 'node:timers/promises'
import { inShort, type Verdict } from '../short-run.ts'
import {
  type BenchStage,
  betMaker,
  CROWD,
  loadFor,
  OPENING_MS,
  onBenchDatabase,
  rateLine,
  sumOf,
  withServers,
} from './bet-load.ts'
import { type Load, type LoadResult, runLoad, type WireRequest } from './http-crowd.ts'

/** Connections that send wrong logins one after the other; none while the rate is taken that the others are held against. */
const FLOODS = [0, 20, 200]
/** Of the loads, one after the other: so none gains by the tables' growth, nor by what else the machine does. */
const TURNS = inShort(1, 4)
const TURN_MS = inShort(2_000, 5_000)
const WARM_UP_MS = 1_000
/** Of the quiet rate of bets, under the smaller flood and, as an aim, under the larger one. */
const SHARE_MIN = 0.7
const RIGHT_LOGIN_MS_MAX = 5_000
const KNOWN_PLAYERS = 8
const PASSWORD = 'umbrella-lantern'
/** A client that is told to come back comes back soon. */
const RETRY_MS = 200

interface Turn {
  bets: LoadResult
  /** Answers to wrong logins, by status. */
  answers: Map<number, number>
  /** How long each right login took, with all its tries. */
  right_ms: number[]
}

/**
 * Bets per second while strangers from as many addresses try wrong passwords, beside the same without them; and how long a
 * player waits who logs in from another address. Answers whether all held.
 */
export async function run(): Promise<Verdict> {
  const { measured, is_reconciled } = await onBenchDatabase(CROWD, measureFloods)
  const quiet = sumOf((measured[0] ?? []).map(({ bets }) => bets))
  let is_enough = quiet.refused === 0
  console.log(`\n${rateLine('no wrong logins', quiet)}`)
  for (const [place, turns] of measured.entries()) {
    if (place === 0) continue
    const bets = sumOf(turns.map((turn) => turn.bets))
    const share = bets.per_second / quiet.per_second
    const right = turns.flatMap(({ right_ms }) => right_ms).toSorted((a, b) => a - b)
    const slowest = right.at(-1) ?? Number.POSITIVE_INFINITY
    console.log(`${rateLine(`${FLOODS[place]} wrong logins`, bets)}
  share of quiet     ${(share * 100).toFixed(0).padStart(6)} %        at least ${SHARE_MIN * 100} %
  answered           ${answersOf(turns)}
  right logins       ${String(right.length).padStart(6)}          median ${((right[right.length >> 1] ?? 0) / 1_000).toFixed(2)} s, slowest ${(slowest / 1_000).toFixed(2)} s, within ${RIGHT_LOGIN_MS_MAX / 1_000} s`)
    if (share < SHARE_MIN || slowest > RIGHT_LOGIN_MS_MAX) is_enough = false
  }
  console.log(`  the ledger         ${is_reconciled ? 'reconciles' : 'DIFFERS'}\n`)
  return { is_right: is_reconciled && quiet.answered > 0, is_fast: is_enough }
}

function answersOf(turns: Turn[]): string {
  const seconds = (turns.length * (TURN_MS + WARM_UP_MS)) / 1_000
  const statuses = [...new Set(turns.flatMap(({ answers }) => [...answers.keys()]))].sort((a, b) => a - b)
  const count = (status: number) => turns.reduce((sum, { answers }) => sum + (answers.get(status) ?? 0), 0)
  return statuses.map((status) => `${(count(status) / seconds).toFixed(1)}/s of ${status}`).join(', ')
}

/** The turns of each flood. */
const measureFloods = (stage: BenchStage): Promise<Turn[][]> =>
  withServers({ stage, envs: [{ TRUSTED_PROXIES: '127.0.0.1' }] }, async ([port = 0]) => {
    const known = await registerKnown(port)
    const nextBet = betMaker([port], stage.tokens)
    await loadFor(OPENING_MS, nextBet)
    const turns: Turn[][] = FLOODS.map(() => [])
    for (let turn = 0; turn < TURNS; turn++) {
      console.log(
        `Turn ${turn + 1} of ${TURNS}, ${TURN_MS / 1_000} s with ${FLOODS.join(', ')} connections of wrong logins …`,
      )
      for (const [place, connections] of FLOODS.entries()) {
        turns[place]?.push(await underFlood({ port, connections, known, nextBet }))
      }
    }
    return turns
  })

interface Flooded {
  port: number
  connections: number
  known: FloodPlayer[]
  nextBet: Load['nextRequest']
}

async function underFlood({ port, connections, known, nextBet }: Flooded): Promise<Turn> {
  const answers = new Map<number, number>()
  const flood = runLoad({
    connections,
    warm_up_ms: 0,
    duration_ms: TURN_MS + WARM_UP_MS,
    nextRequest: wrongLoginMaker(port),
    onAnswer: (status) => void answers.set(status, (answers.get(status) ?? 0) + 1),
  })
  const [bets, right_ms] = await Promise.all([
    loadFor(TURN_MS, nextBet, WARM_UP_MS),
    sleep(WARM_UP_MS).then(() => logInTimes(port, known)),
    flood,
  ])
  return { bets, answers, right_ms }
}

/** Of an account and from an address that no other one has. */
function wrongLoginMaker(port: number): () => WireRequest {
  let count = Math.floor(Math.random() * 2 ** 24)
  return () => {
    count = (count + 1) % 2 ** 24
    const body = JSON.stringify({
      user_name: `0944${String(count % 10_000_000).padStart(7, '0')}`,
      password: `guess-${count}`,
    })
    const address = `10.${count & 255}.${(count >> 8) & 255}.${count >> 16}`
    const text =
      `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-forwarded-for: ${address}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    return { port, text }
  }
}

interface FloodPlayer {
  phone: string
  address: string
}

async function registerKnown(port: number): Promise<FloodPlayer[]> {
  const known = Array.from({ length: KNOWN_PLAYERS }, (_, index) => ({
    phone: `0942${String(index).padStart(7, '0')}`,
    address: `172.16.${index}.1`,
  }))
  for (const { phone, address } of known) {
    const body = { name: 'Ma Thazin', phone, password: PASSWORD, password_confirmation: PASSWORD }
    const status = await post(port, { path: '/api/register', address, body })
    if (status !== 200) throw new Error(`registration was answered ${status}`)
  }
  return known
}

/** One after the other, as long as the bets are counted. */
async function logInTimes(port: number, known: FloodPlayer[]): Promise<number[]> {
  const times: number[] = []
  const ends_at = performance.now() + TURN_MS
  for (let index = 0; performance.now() < ends_at; index++) {
    const { phone, address } = known[index % known.length] as FloodPlayer
    const began = performance.now()
    const body = { user_name: phone, password: PASSWORD }
    while ((await post(port, { path: '/api/login', address, body })) !== 200) {
      if (performance.now() - began > 2 * RIGHT_LOGIN_MS_MAX) break
      await sleep(RETRY_MS)
    }
    times.push(performance.now() - began)
    await sleep(Math.max(0, 1_000 - (performance.now() - began)))
  }
  return times
}

async function post(port: number, call: { path: string; address: string; body: object }): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': call.address },
    body: JSON.stringify(call.body),
  })
  await answer.arrayBuffer()
  return answer.status
}
