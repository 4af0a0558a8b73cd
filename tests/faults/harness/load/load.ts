import { setTimeout as sleep } from 'node:timers/promises'
import type { Intent, Journal } from '../journal.ts'
import type { Program } from '../programs/programs.ts'
import { createRandom, type Random, randomId } from '../random.ts'
import type { Stage } from '../stage.ts'
import { runApprovalLoop } from './approvals.ts'
import { type Answer, ask, type Going, type Heard, PAUSE_MS } from './call-server.ts'
import { bodyOf, MIX, operationOf } from './operations.ts'
import { runSignInLoop } from './sessions.ts'

/** Of all operations so many are sent a second time at once, as callers do whose network is bad. */
const DOUBLED = 0.1

export interface Load {
  clients: number
  answers: Heard[]
  /** What no answer may be, whatever happens. */
  violations: string[]
  stop(): Promise<void>
}

/** So many clients, each with one operation after another, on any of the servers; staff who decide, players who come and go. */
export function startLoad(stage: Stage, journal: Journal, { seed, clients }: { seed: string; clients: number }): Load {
  const going: Going = { answers: [], violations: [], is_over: false }
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
  ]
  return {
    clients,
    answers: going.answers,
    violations: going.violations,
    async stop() {
      going.is_over = true
      await Promise.all(working)
    },
  }
}

interface Client {
  journal: Journal
  going: Going
  client: number
  random: Random
}

/** What it asks for does not depend on what it is answered. */
async function runClientLoop(stage: Stage, { journal, going, client, random }: Client): Promise<void> {
  for (let nth = 0; !going.is_over; nth++) {
    const operation = random.pick(MIX)
    const player = random.pick(stage.players)
    const request = operation.request(player, { random, key: randomId(random), ground: stage.ground })
    const copies = random.happens(DOUBLED) ? 2 : 1
    const places = Array.from({ length: copies }, () => random.between(0, stage.servers.length - 1))
    const intent = await journal.note({ client, nth, kind: operation.kind, ...request })
    const answers = await Promise.all(places.map((place) => send(intent, liveServer(stage.servers, place), going)))
    settle(journal, intent, answers)
    if (intent.outcome !== 'acknowledged') await sleep(PAUSE_MS)
  }
}

/** As a balancer does: where nobody listens, another server is asked. */
function liveServer(servers: readonly Program[], place: number): Program | undefined {
  const isLive = ({ child }: Program) => child.exitCode === null && child.signalCode === null
  return [...servers.slice(place), ...servers.slice(0, place)].find(isLive) ?? servers[place]
}

export function send(intent: Intent, server: Program | undefined, going?: Going): Promise<Answer | null> {
  const { path, headers, kind } = intent
  const isServed = ({ status, text }: Answer) => operationOf(kind).outcome(status, text) === 'acknowledged'
  return ask(server, { path, headers, body: bodyOf(intent), isServed }, going)
}

/** Of copies that went out together: done where one of them was told so, and not known where one of them was not told. */
export function settle(journal: Journal, intent: Intent, answers: readonly (Answer | null)[]): void {
  const outcomeOf = (answer: Answer | null) =>
    answer === null ? 'unknown' : operationOf(intent.kind).outcome(answer.status, answer.text)
  const done = answers.find((answer) => outcomeOf(answer) === 'acknowledged')
  if (done) journal.answered(intent, 'acknowledged', done.text)
  else
    journal.answered(intent, answers.every((answer) => outcomeOf(answer) === 'refused') ? 'refused' : 'unknown', null)
}
