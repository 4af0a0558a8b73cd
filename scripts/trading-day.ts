/**
 * `npm run trading-day -- --speed 60`: lets the sandbox's market pass a whole day in minutes, in an open demo. It goes
 * through the platform's own calls: the day is put into the calendar, the draws are opened with times that fit, and the
 * market is told how fast to be. `--dead` kills the feeds at noon, so that two people have to enter the result.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseSettings } from '#platform/server/settings.ts'
import { bold, dim, red } from './test/progress.ts'

const PASSWORD = 'thazin-demo'
const STARTS_AT = '10:00'
const SPEED_MAX = 1_000
const SHOWN_EVERY_MS = 1_000
/** Of the market's day, as the platform's settings have them at first. */
const SESSIONS = [
  { session: 'morning', cutoff_at: '11:45', draws_at: '12:01' },
  { session: 'evening', cutoff_at: '15:50', draws_at: '16:30' },
] as const
/** A result comes after its second reading by each source. */
const PATIENCE_MS = 30_000
const YANGON_MS = 6.5 * 3_600_000

interface Draw {
  id: number
  session: string
  status: string
  cutoff_at: string
  number: string | null
}

const { values } = parseArgs({ options: { speed: { type: 'string' }, dead: { type: 'boolean' } } })
const speed = Number(values.speed ?? '60')
const settings = parseSettings(process.env)
const console_url = `http://127.0.0.1:${settings.console_port}`
const market = `http://127.0.0.1:${settings.sandbox_port}/market`
let cookie = ''
/** The market is put right before the program ends. */
let is_interrupted = false
process.once('SIGINT', () => {
  is_interrupted = true
})

process.exitCode = await runDay().catch((error: unknown) => {
  console.error(red(error instanceof Error ? error.message : String(error)))
  return 1
})

async function runDay(): Promise<number> {
  if (!(speed > 0 && speed <= SPEED_MAX)) throw new Error(`--speed is a number up to ${SPEED_MAX}`)
  await callConsole('/sign-in', { user_name: 'owner', password: PASSWORD })
  await untilHistoryIsPlayed()
  if (is_interrupted) return 1
  const day = new Date(Date.now() + YANGON_MS).toISOString().slice(0, 10)
  // On a weekday they are open already.
  const known = await drawsOf(day)
  if (known.some(({ status }) => status !== 'open')) throw new Error(`The draws of ${day} are over: a day passes once.`)
  const name = { name_en: 'A day of the demo', name_mm: null, name_zh: null, name_th: null }
  await callConsole('/two-d/calendar', { day, is_trading: true, is_provisional: false, ...name })
  const started_ms = Date.now()
  const moment = (hour: string) => new Date(started_ms + ((minutesOf(hour) - minutesOf(STARTS_AT)) * 60_000) / speed)
  await control({ speed, starts_at: STARTS_AT, noise: 'calm', second_noise: 'calm' })
  for (const { session, cutoff_at, draws_at } of SESSIONS) {
    const times = { cutoff_at: moment(cutoff_at).toISOString(), draws_at: moment(draws_at).toISOString() }
    const open = known.find((draw) => draw.session === session)
    if (open) await moveTimes(open, { ...times, reason: `A day at ${speed} times the speed` })
    else await callConsole('/two-d/draws', { game_date: day, session, ...times })
    console.log(
      `  ${bold(session)} takes bets until ${clock(times.cutoff_at)}, and is drawn at ${clock(times.draws_at)}`,
    )
  }
  console.log(dim(`  http://localhost:${settings.port}/2d, http://localhost:${settings.console_port}/two-d\n`))
  return watch(day, { noon_ms: moment('12:00').getTime(), until_ms: moment('16:30').getTime() + PATIENCE_MS })
}

/** That bets end later needs two people. */
async function moveTimes(draw: Draw, body: { cutoff_at: string; draws_at: string; reason: string }): Promise<void> {
  if (Date.parse(body.cutoff_at) <= Date.parse(draw.cutoff_at)) {
    await callConsole(`/two-d/draws/${draw.id}/times`, body)
    return
  }
  const { data } = await callConsole(`/two-d/draws/${draw.id}/limit-changes`, body)
  await callConsole('/sign-in', { user_name: 'cashier', password: PASSWORD })
  await callConsole(`/two-d/limit-changes/${data.id}/approve`, {})
  await callConsole('/sign-in', { user_name: 'owner', password: PASSWORD })
}

/** Until then draws are closed and paid by the clock of the history alone. */
async function untilHistoryIsPlayed(): Promise<void> {
  for (let is_told = false; !is_interrupted; is_told = true) {
    const data = (await getConsole('/history')) as { day: number; days: number } | null
    if (data === null) return
    if (!is_told) console.log(`  waiting for the end of the demo's history: day ${data.day} of ${data.days}`)
    await sleep(SHOWN_EVERY_MS)
  }
}

/** Says what changes, until both draws are paid. Answers the exit code. */
async function watch(day: string, { noon_ms, until_ms }: { noon_ms: number; until_ms: number }): Promise<number> {
  const said = new Map<string, string>()
  let is_dead = false
  let is_paid = false
  // People take longer than feeds.
  while (!is_interrupted && (values.dead || Date.now() < until_ms)) {
    if (values.dead && !is_dead && Date.now() > noon_ms) {
      await control({ noise: 'dead', second_noise: 'dead' })
      is_dead = true
      console.log(`  ${clock(new Date().toISOString())}  both feeds are dead: let two people enter the results`)
    }
    const draws = await drawsOf(day)
    for (const { session, status, number } of draws) {
      const now = number === null ? status : `${status}, ${number}`
      if (said.get(session) !== now) console.log(`  ${clock(new Date().toISOString())}  ${session}: ${bold(now)}`)
      said.set(session, now)
    }
    is_paid = draws.length > 0 && draws.every(({ status }) => status === 'settled')
    if (is_paid) break
    await sleep(SHOWN_EVERY_MS)
  }
  await control({ speed: null, noise: 'calm', second_noise: 'calm' })
  console.log(is_paid ? '\nBoth draws are paid.' : '\nNot every draw is paid.')
  return is_paid ? 0 : 1
}

/** Of today; the console has them also while the feed is dead. */
async function drawsOf(day: string): Promise<Draw[]> {
  const data = (await getConsole('/two-d/draws')) as (Draw & { game_date: string })[]
  return data.filter(({ game_date, status }) => game_date === day && status !== 'void').toReversed()
}

async function getConsole(path: string): Promise<unknown> {
  const response = await fetch(`${console_url}/api/console${path}`, { headers: { cookie } })
  const { message, data } = (await response.json()) as { message?: string; data: unknown }
  if (!response.ok) throw new Error(`${path}: ${message ?? response.status}`)
  return data
}

async function callConsole(path: string, body: object): Promise<{ data: { id: string } }> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'console', origin: console_url, cookie }
  const response = await fetch(`${console_url}/api/console${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  const answer = (await response.json()) as { message?: string; data: { id: string } }
  if (response.ok) return answer
  const { message } = answer
  throw new Error(`${path}: ${message ?? response.status}`)
}

async function control(body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${market}/control`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`The sandbox's market answered ${response.status}`)
}

function clock(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Asia/Yangon', hourCycle: 'h23' })
}

function minutesOf(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
}
