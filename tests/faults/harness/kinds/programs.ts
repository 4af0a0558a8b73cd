import { setTimeout as sleep } from 'node:timers/promises'
import { declareTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { type Fault, fault, lengthOf, quarterOf, repeat, STALL_MS, until } from '../fault.ts'
import { closeDraw } from '../load/draws.ts'
import { clockOff, missingClock } from '../programs/fake-clock.ts'
import { standStill } from '../programs/processes.ts'
import type { Program, StartSettings } from '../programs/programs.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A draw closes, and slips that were on their way are through. */
const CLOSING_MS = 1_500
/** Of each quarter of a second a program may compute so long, and stands still for the rest: a fifth of a core. */
const SLICE = { runs_ms: 50, stands_ms: 200 }

export const PROGRAM_FAULTS: readonly Fault[] = [
  fault({
    name: 'kill-server',
    does: 'one of the servers is killed, and another one started',
    inject: ({ stage, random, extent }) =>
      repeat(extent, () => replace(stage.servers, random, () => stage.startServer())),
  }),
  fault({
    name: 'kill-console',
    does: "the staff's console is killed, and another one started",
    inject: ({ stage, random, extent }) => repeat(extent, () => replace(stage.consoles, random, stage.startConsole)),
  }),
  fault({
    name: 'kill-worker',
    does: 'one of the workers is killed while a draw is paid, and another one started',
    async inject({ stage, random, extent }) {
      const draw_id = await declareDraw(stage, random)
      await repeat(extent, () => replace(stage.workers, random, () => stage.startWorker()))
      await untilPaid(stage, draw_id)
    },
  }),
  fault({
    name: 'more-workers',
    does: 'five workers pay one draw',
    async inject({ stage, random, extent }) {
      for (let more = 0; more < 3; more++) stage.workers.push(await stage.startWorker())
      await sleep(lengthOf(extent))
      await untilPaid(stage, await declareDraw(stage, random))
    },
  }),
  fault({
    name: 'stop-server',
    does: 'one of the servers stands still for four seconds (SIGSTOP)',
    inject: ({ stage, random, extent }) =>
      repeat(quarterOf(extent), () => standStill([random.pick(stage.servers).child.pid ?? 0], STALL_MS)),
  }),
  fault({
    name: 'little-memory',
    does: 'each program has 160 MB for its objects',
    prepare: async () => ({ settings: { node_flags: ['--max-old-space-size=160'] } }),
    inject: ({ extent }) => sleep(lengthOf(extent)),
  }),
  fault({
    name: 'little-processor',
    does: 'the servers compute for a fifth of the time (SIGSTOP, SIGCONT)',
    inject: ({ stage, extent }) => {
      const times = lengthOf(extent) / (SLICE.runs_ms + SLICE.stands_ms)
      return repeat({ every_ms: SLICE.runs_ms, times }, () =>
        standStill(
          stage.servers.map(({ child }) => child.pid ?? 0),
          SLICE.stands_ms,
        ),
      )
    },
  }),
  fault({
    name: 'clock-jumps',
    does: 'the clock of one server is two hours ahead, then one hour behind, then right',
    missing: missingClock,
    async inject({ stage, extent }) {
      const startAgain = async (env: Record<string, string>) => {
        await stage.servers[0]?.end('SIGKILL')
        stage.servers[0] = await stage.startServer({ env })
      }
      await repeat(quarterOf(extent), (nth) => startAgain(clockOff(nth % 2 === 0 ? '+2h' : '-1h')))
      await sleep(extent.every_ms)
      // A wrong clock takes callbacks for stale ones; what was acknowledged is asked for again by a right one.
      await startAgain({})
    },
  }),
]

export async function replace(list: Program[], random: Random, start: () => Promise<Program>): Promise<void> {
  const index = random.between(0, list.length - 1)
  await list[index]?.end('SIGKILL')
  list[index] = await start()
}

/** Each of the servers at once. */
export async function replaceServers(stage: Stage, settings?: StartSettings): Promise<void> {
  await Promise.all(stage.servers.map((server) => server.end('SIGKILL')))
  const started = await Promise.all(stage.servers.map(() => stage.startServer(settings)))
  stage.servers.splice(0, stage.servers.length, ...started)
}

/** The draw of the load closes, and has a result by the feeds, where people have not reported one. Answers its id. */
export async function declareDraw(stage: Stage, random: Random): Promise<number> {
  const draw_id = await closeDraw(stage)
  await sleep(CLOSING_MS)
  const [draw] = await stage.db<{ version: bigint }[]>`select version from two_d.draw where id = ${draw_id}`
  if (draw?.version === 0n)
    await declareTestDraw(stage.db, draw_id, String(random.between(0, 99)).padStart(2, '0')).catch(() => null)
  return draw_id
}

export const untilPaid = ({ db }: Stage, draw_id: number): Promise<void> =>
  until('the draw is paid', async () => {
    const rows = await db<{ status: string }[]>`select status from two_d.draw where id = ${draw_id}`
    return rows[0]?.status === 'settled'
  })
