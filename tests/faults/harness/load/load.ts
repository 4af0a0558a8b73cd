import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../journal.ts'
import type { Program } from '../programs/programs.ts'
import { createRandom, type Random, randomId } from '../random.ts'
import type { Stage } from '../stage.ts'
import { judgeCopies } from '../verdict.ts'
import { runApprovalLoop } from './approvals.ts'
import { type Going, type Heard, pauseAfter } from './call-server.ts'
import type { Decision } from './decision.ts'
import { runDrawLoop } from './draws.ts'
import { runModelledPlayer } from './modelled-players.ts'
import { MIX } from './operations.ts'
import { send, settle } from './send.ts'
import { runSignInLoop } from './sessions.ts'

/** Of all operations so many are sent a second time at once, as callers do whose network is bad. */
const DOUBLED = 0.1

export interface Load {
  clients: number
  answers: Heard[]
  decisions: Decision[]
  going: Going
  /** Sentences about answers that are wrong, whatever fault happens. */
  violations: string[]
  stop(): Promise<void>
}

/** So many clients, each with one operation after another, on any of the servers; staff who decide, players who come and go. */
export function startLoad(stage: Stage, journal: Journal, { seed, clients }: { seed: string; clients: number }): Load {
  const going: Going = {
    answers: [],
    violations: [],
    decisions: [],
    copies: 0,
    compared: 0,
    is_over: false,
  }
  const randomOf = (name: string) => createRandom(`${seed} ${name}`)
  const first = journal.intents.length === 0 ? 0 : Math.max(...journal.intents.map(({ client }) => client)) + 1
  const working = [
    ...Array.from({ length: clients }, (_, index) =>
      runClientLoop(stage, { journal, going, client: first + index, random: randomOf(`client ${index}`) }),
    ),
    ...stage.staff.map((cookie, index) =>
      runApprovalLoop(stage, going, { cookie, random: randomOf(`person of the staff ${index}`) }),
    ),
    runSignInLoop(stage, going, randomOf('sessions')),
    ...(first === 0 ? runAlone(stage, { journal, going, client: clients, randomOf }) : []),
  ]
  return {
    clients,
    answers: going.answers,
    violations: going.violations,
    decisions: going.decisions,
    going,
    async stop() {
      going.is_over = true
      await Promise.all(working)
    },
  }
}

/** The parts that a load has once, however many clients come later: the draws, and players that no client uses. */
function runAlone(
  stage: Stage,
  { journal, going, client, randomOf }: Omit<Client, 'random'> & { randomOf: (name: string) => Random },
): Promise<void>[] {
  const modelled = stage.modelled.map((player, index) => {
    const balances = { game: stage.funds.game * 10_000, main: stage.funds.main * 10_000 }
    const random = randomOf(`modelled player ${index}`)
    return runModelledPlayer(stage, { journal, going, client: client + index, player, random }, balances)
  })
  return [runDrawLoop(stage, going), ...modelled]
}

interface Client {
  journal: Journal
  going: Going
  client: number
  random: Random
}

/** The operations of a client do not depend on the answers: the same seed gives the same operations. */
async function runClientLoop(stage: Stage, { journal, going, client, random }: Client): Promise<void> {
  let unknown = 0
  for (let nth = 0; !going.is_over; nth++) {
    const operation = random.pick(MIX)
    const player = random.pick(stage.players)
    const request = operation.request(player, { random, key: randomId(random), ground: stage.ground })
    const copies = random.happens(DOUBLED) ? 2 : 1
    const places = Array.from({ length: copies }, () => random.between(0, stage.servers.length - 1))
    const intent = await journal.note({ client, nth, kind: operation.kind, ...request })
    const answers = await Promise.all(places.map((place) => send(intent, liveServer(stage.servers, place), going)))
    settle(journal, intent, answers)
    const verdict = judgeCopies(intent, answers)
    if (verdict !== null) going.copies++
    if (verdict) going.violations.push(verdict)
    unknown = intent.outcome === 'unknown' ? unknown + 1 : 0
    if (intent.outcome !== 'acknowledged') await sleep(pauseAfter(unknown))
  }
}

/** As a balancer does: where nobody listens, another server is asked. */
function liveServer(servers: readonly Program[], place: number): Program | undefined {
  const isLive = ({ child }: Program) => child.exitCode === null && child.signalCode === null
  return [...servers.slice(place), ...servers.slice(0, place)].find(isLive) ?? servers[place]
}
