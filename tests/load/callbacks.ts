import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { kyat } from '#platform/contract/money.ts'
import { startServer } from '../support/app/server-process.ts'
import { TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { type BenchServer, runBench } from './bench-server.ts'
import { type LoadResult, runLoad, type WireRequest } from './bets/http-crowd.ts'
import { besideTpcB, type TpcB } from './bets/tpc-b.ts'
import { inShort, type Verdict } from './short-run.ts'

const MEMBERS = 1_000
const CONNECTIONS = 256
const WARM_UP_MS = inShort(1_000, 3_000)
const DURATION_MS = inShort(2_000, 15_000)
const RATIO_MIN = 3
/** One call in so many is one that was sent before. */
const REPEATED_EVERY = 10

/** Callbacks per second over HTTP against TPC-B on the same PostgreSQL, fsync on. Answers whether all held. */
export async function run(): Promise<Verdict> {
  const { measured, tpc_b, is_reconciled } = await runBench({
    crowd: { size: MEMBERS, game: kyat(1_000_000) },
    measure: measureCallbacks,
    tpc_b_seconds: DURATION_MS / 1_000,
  })
  return report(measured, tpc_b, is_reconciled)
}

interface CallbackResult extends LoadResult {
  /** By code, over the whole run. */
  codes: Map<string, number>
}

async function measureCallbacks(app: BenchServer): Promise<CallbackResult> {
  const members = await app.db<{ user_name: string }[]>`select user_name from identity.player order by id`
  const codes = new Map<string, number>()
  const gsc = { GSC_URL: TEST_GSC.url, GSC_OPERATOR_CODE: TEST_GSC.operator_code, GSC_SECRET_KEY: TEST_GSC.secret_key }
  const { child, port } = await startServer({ ...app, log_level: 'error', env: gsc })
  try {
    console.log(`Calling over ${CONNECTIONS} connections for ${DURATION_MS / 1_000} s …`)
    const result = await runLoad({
      connections: CONNECTIONS,
      warm_up_ms: WARM_UP_MS,
      duration_ms: DURATION_MS,
      nextRequest: callbackMaker(
        port,
        members.map((member) => member.user_name),
      ),
      onAnswer: (_status, body) => {
        const code = body.slice(body.indexOf('"code":') + 7, body.indexOf(',"message"'))
        codes.set(code, (codes.get(code) ?? 0) + 1)
      },
    })
    return { ...result, codes }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/**
 * Rounds of all members in turn: a stake, then what it brings, each a call of its own as the aggregator sends them. One
 * in ten comes again, with the same transaction.
 */
function callbackMaker(port: number, members: string[]): () => WireRequest {
  const run_id = randomBytes(4).toString('hex')
  const { operator_code, secret_key } = TEST_GSC
  const sent: WireRequest[] = []
  let count = 0
  return () => {
    count++
    const repeated = count % REPEATED_EVERY === 0 ? sent[count % sent.length] : undefined
    if (repeated) return repeated
    const round = Math.floor(count / 2)
    const is_bet = count % 2 === 0
    const call = is_bet ? 'withdraw' : 'deposit'
    const request_time = String(Math.floor(Date.now() / 1_000))
    const amount = is_bet ? 10 : (round * 7) % 20
    const body = JSON.stringify({
      operator_code,
      currency: 'MMK',
      request_time,
      sign: hash('md5', operator_code + request_time + call + secret_key),
      batch_requests: [
        {
          member_account: members[round % members.length],
          product_code: 1091,
          game_type: 'SLOT',
          transactions: [
            {
              id: `${run_id}-${count}`,
              action: is_bet ? 'BET' : 'SETTLED',
              amount: String(amount),
              bet_amount: '10',
              valid_bet_amount: '10',
              prize_amount: is_bet ? '0' : String(amount),
              tip_amount: '0',
              wager_code: `${run_id}-w${round}`,
              wager_status: is_bet ? 'BET' : 'SETTLED',
              wager_type: 'NORMAL',
              round_id: `${run_id}-r${round}`,
              channel_code: 'gscp',
              game_code: `GAME${round % 40}`,
              settled_at: is_bet ? 0 : Date.now(),
              payload: null,
            },
          ],
        },
      ],
    })
    const text =
      `POST /api/v1/api/seamless/${call} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    const request = { port, text }
    sent[count % 1_000] = request
    return request
  }
}

function report(measured: CallbackResult, tpc_b: TpcB, is_reconciled: boolean): Verdict {
  const ratio = measured.per_second / tpc_b.per_second
  const codes = [...measured.codes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, times]) => `${times} × code ${code}`)
  const is_understood = [...measured.codes.keys()].every((code) => code === '0' || code === '1003')
  console.log(`
  callbacks    ${measured.per_second.toFixed(0).padStart(7)} calls/s  p50 ${measured.p50_ms.toFixed(1)} ms   p99 ${measured.p99_ms.toFixed(1)} ms   (${measured.answered} answered, ${measured.refused} refused)
               ${codes.join(', ')}
${besideTpcB(measured.per_second, tpc_b, RATIO_MIN)}
  the ledger    ${is_reconciled ? 'reconciles' : 'HAS DISCREPANCIES'}
`)
  return {
    is_right: is_reconciled && is_understood && measured.answered > 0,
    is_fast: ratio >= RATIO_MIN && measured.refused === 0,
  }
}
