import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface MarketFeed {
  url: string
  /** How it answers from now on. */
  say(body: unknown, status?: number): void
  /** How often it was asked. */
  calls(): number
  close(): Promise<void>
}

/** A live feed that says what a test wants; it shares no code with ours. */
export async function openMarketFeed(): Promise<MarketFeed> {
  let answer = { status: 503, body: '' }
  let calls = 0
  const server = createServer((_request, response) => {
    calls++
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    say(body, status = 200) {
      answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A reading in the public format, in which the morning's row has just been written. */
export function morningReading({ set, value, twod }: { set: string; value: string; twod: string }) {
  const now = yangon(0)
  const day = now.slice(0, 10)
  const row = (open_time: string) => ({ open_time, stock_date: day, stock_datetime: `${day} ${open_time}` })
  const pending = { set: '--', value: '--', twod: '--', history_id: null }
  return {
    server_time: now,
    live: { set, value, twod, date: day, time: now },
    result: [
      { ...row('11:00:00'), ...pending },
      { ...row('12:01:00'), set, value, twod, stock_datetime: yangon(-1_000), history_id: '1746951' },
      { ...row('15:00:00'), ...pending },
      { ...row('16:30:00'), ...pending },
    ],
    holiday: { status: '2', date: day, name: 'NULL' },
  }
}

const YANGON_MS = 6.5 * 3_600_000
const yangon = (ms: number) => new Date(Date.now() + YANGON_MS + ms).toISOString().slice(0, 19).replace('T', ' ')
