/** §7: /exchange-main-to-game, /exchange-game-to-main and their log. */
import type { Answer } from '../client.ts'
import { at, isAmount, isFilled, isId, isOk, isOneOf, isTime, type Shape, wrongFields } from '../fields.ts'
import {
  brief,
  checkAccepted,
  checkSuccessText,
  IGNORES_UNKNOWN,
  type Member,
  profileOf,
  REQUEST_WAS_SUCCESSFUL,
  type Run,
  UNKNOWN,
} from '../run.ts'
import { walkPages } from './pages.ts'
import { checkWrongAmounts } from './wrong-amounts.ts'

const TO_GAME = '/exchange-main-to-game'
const TO_MAIN = '/exchange-game-to-main'
const LOG = '/exchange-transactions-log'
const TYPES = { [TO_GAME]: 'mainBalanceToGaming', [TO_MAIN]: 'GamingToMainBalance' }
const VALID_AMOUNT = 'Please enter a valid amount'
const DONE: Shape = { status: isOneOf(REQUEST_WAS_SUCCESSFUL), message: isFilled }
/** The smallest exchanges that give the log a second page, wherever pages have no more rows than games do. */
const EXCHANGES_MAX = 45
const LOG_ROW: Shape = { id: isId, type: isOneOf(...Object.values(TYPES)), amount: isAmount, created_at: isTime }

export async function walkWallet(run: Run, member: Member): Promise<void> {
  await walkWay(run, member, { path: TO_GAME, sign: 1 })
  await walkWay(run, member, { path: TO_MAIN, sign: -1 })
  await fillLog(run, member)
  const rows = await walkPages(run, { path: LOG, row: LOG_ROW, member })
  await checkTypes(run, member, rows)
}

interface Way {
  path: typeof TO_GAME | typeof TO_MAIN
  /** Of what the game balance gains. */
  sign: 1 | -1
}

const exchange = ({ client }: Run, { token }: Member, path: string, body: object) => client.post(path, body, { token })

async function walkWay(run: Run, member: Member, { path, sign }: Way): Promise<void> {
  const call = `POST ${path}`
  const before = await profileOf(run, member)
  const text = await exchange(run, member, path, { amount: '2' })
  checkAccepted(run, { call, claim: 'takes the amount as text, and says so in status and message', shape: DONE }, text)
  const number = await exchange(run, member, path, { amount: 2 })
  checkAccepted(run, { call, claim: 'takes the amount as a number', shape: DONE }, number)
  checkSuccessText(run, path, number)
  const more = await exchange(run, member, path, { amount: 2, ...UNKNOWN })
  checkAccepted(run, { call, claim: IGNORES_UNKNOWN, shape: DONE }, more)

  const moved = sign * 2 * [text, number, more].filter(({ status }) => isOk(status)).length
  const after = await profileOf(run, member)
  const is_moved = nearly(after.game - before.game, moved) && nearly(before.main - after.main, moved)
  run.claims.check(call, 'moves that much, as GET /user says then', moved !== 0 && is_moved, { before, after })

  await checkWrongAmounts(run, { call, field: 'amount', message: VALID_AMOUNT }, (amount) =>
    exchange(run, member, path, { amount }),
  )
  await checkRefusals(run, member, path)
}

const nearly = (one: number, other: number) => Math.abs(one - other) < 0.005

/** An amount of nothing, and one that is not there. */
async function checkRefusals(run: Run, member: Member, path: Way['path']): Promise<void> {
  const call = `POST ${path}`
  const before = await profileOf(run, member)
  const isRefused = ({ status, body }: Answer) => !isOk(status) && at(body, 'status') !== REQUEST_WAS_SUCCESSFUL
  for (const amount of ['0', 0]) {
    const none = await exchange(run, member, path, { amount })
    const holds = isRefused(none) && at(none.body, 'message') === VALID_AMOUNT
    run.claims.check(call, `refuses ${JSON.stringify(amount)}: ${VALID_AMOUNT}`, holds, brief(none))
  }
  const beyond = Math.ceil(before.main + before.game + 1)
  const answer = await exchange(run, member, path, { amount: String(beyond) })
  const holds = isRefused(answer) && isFilled(at(answer.body, 'message'))
  run.claims.check(call, 'refuses more than there is, with a message', holds, brief(answer))
  const after = await profileOf(run, member)
  run.claims.check(call, 'moves nothing when it refuses', JSON.stringify(after) === JSON.stringify(before), after)
}

/** Exchanges to and fro until the log has a second page. */
async function fillLog(run: Run, member: Member): Promise<void> {
  for (let count = 0; count < EXCHANGES_MAX; count++) {
    const { body } = await run.client.get(LOG, { token: member.token })
    const last_page = at(body, 'data', 'last_page')
    // Where it cannot be read how many pages there are, a page and a bit will do.
    if (typeof last_page === 'number' ? last_page > 1 : count > 20) return
    const { status } = await exchange(run, member, count % 2 === 0 ? TO_GAME : TO_MAIN, { amount: 1 })
    if (!isOk(status)) return
  }
}

/** The word of each direction is the one that clients compare. */
async function checkTypes(run: Run, member: Member, rows: unknown[]): Promise<void> {
  const call = `GET ${LOG}`
  const known = new Set(rows.map((row) => at(row, 'id')))
  for (const path of [TO_GAME, TO_MAIN] as const) {
    const claim = `calls ${path.slice(1)} ${TYPES[path]}`
    if (rows.length === 0) {
      run.claims.skip(call, claim, 'no rows could be read')
      continue
    }
    await exchange(run, member, path, { amount: 3 })
    const { body } = await run.client.get(LOG, { token: member.token })
    const page = at(body, 'data', 'data')
    const row = Array.isArray(page) ? page.find((one) => !known.has(at(one, 'id'))) : undefined
    known.add(at(row, 'id'))
    const wrong = wrongFields(row, { type: isOneOf(TYPES[path]), amount: (amount) => Number(amount) === 3 })
    run.claims.check(call, claim, wrong.length === 0, wrong.join('; ') || row)
  }
}
