import { inShort } from '../short-run.ts'
import { runLoad, type WireRequest } from './http-crowd.ts'

/** Players who bet one after the other, each as soon as the last bet is answered. */
const BETTERS = 32
const READERS = 300
const WARM_UP_MS = inShort(1_000, 2_000)
const DURATION_MS = inShort(2_000, 8_000)
/** Of the rate without readers. */
const SHARE_MIN = 0.7
/** Lists that are the same for everybody: their answers are packed already, and need no database. */
const LISTS = ['/api/game_types', '/api/hot_game_lists', '/api/banner', '/api/promotion', '/api/contact']

/** Bets beside readers who read public lists without a pause. Answers whether bets kept their share. */
export async function runBesideReaders(port: number, nextBet: () => WireRequest): Promise<boolean> {
  const bets = () =>
    runLoad({ connections: BETTERS, warm_up_ms: WARM_UP_MS, duration_ms: DURATION_MS, nextRequest: nextBet })
  let turn = 0
  const nextList = () => {
    const path = LISTS[turn++ % LISTS.length] as string
    return { port, text: `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n` }
  }
  console.log(`${BETTERS} players bet, without and beside ${READERS} connections that read …`)
  const quiet = await bets()
  const [beside, reads] = await Promise.all([
    bets(),
    runLoad({ connections: READERS, warm_up_ms: WARM_UP_MS, duration_ms: DURATION_MS, nextRequest: nextList }),
  ])
  const share = beside.per_second / quiet.per_second
  console.log(`
  bets       alone    ${quiet.per_second.toFixed(0).padStart(6)}/s   p99 ${quiet.p99_ms.toFixed(0).padStart(4)} ms
             beside   ${beside.per_second.toFixed(0).padStart(6)}/s   p99 ${beside.p99_ms.toFixed(0).padStart(4)} ms   ${share.toFixed(2)} of the rate alone, at least ${SHARE_MIN}
  lists      ${READERS} connections   ${reads.per_second.toFixed(0).padStart(6)}/s   p99 ${reads.p99_ms.toFixed(0).padStart(4)} ms   (${reads.answered} answered, ${reads.refused} refused)`)
  return share >= SHARE_MIN && quiet.refused + beside.refused === 0
}
