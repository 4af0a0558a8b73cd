import { afterEach, expect } from 'vitest'
import type { HeldCredit, HeldCreditsAnswer, HeldDecision } from '#held-credit/contract/staff.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import { kyat, type Money } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { TestStaff } from '../app/open-console.ts'
import type { TestAppOptions, TestPlayer } from '../app/start-test-app.ts'
import { startTestAppWithStaff } from '../app/test-app-with-staff.ts'
import { createAggregatorCalls, type Movement, TEST_GSC } from '../partners/aggregator-calls.ts'

/** Of all tests of one database together, where none asks for it. */
const HOUR = 1_000_000_000

/** Caps of credits, in kyat, as two people would have set them. */
export async function setCaps(
  { owner_db }: { owner_db: Database },
  { call, day, hour = HOUR }: { call: number; day: number; hour?: number },
): Promise<void> {
  await owner_db`
    update held_credit.setting set call_max = ${kyat(call)}, day_max = ${kyat(day)}, hour_max = ${kyat(hour)}`
}

/** An app whose staff decides about held credits, and what a test asks of it. */
export async function openHeldCreditsApp(options: TestAppOptions) {
  const { app, consoleClient, cashier, owner } = await startTestAppWithStaff(['cashier', 'owner'], options)

  const balanceHeld = async ({ id }: TestPlayer): Promise<Money> => {
    const [row] = await app.owner_db<{ balance: Money | null }[]>`
      select balance from ledger.account where id = ${playerAccountId(id, 'hold')}`
    return row?.balance ?? 0n
  }
  /** The held credits of this player, the newest first. */
  const list = async ({ id }: TestPlayer, query = ''): Promise<HeldCredit[]> => {
    const reply = await consoleClient.call('GET', `/held-credits${query}`, { as: cashier })
    return (reply.body as unknown as HeldCreditsAnswer).data.filter(({ player }) => player.id === String(id))
  }
  const say = (as: TestStaff, { id }: Pick<HeldCredit, 'id'>, decision: HeldDecision, reason = 'looked at the round') =>
    consoleClient.call('POST', `/held-credits/${id}/${decision}`, { as, body: { reason } })

  return {
    app,
    consoleClient,
    cashier,
    owner,
    balanceHeld,
    list,
    say,
    /** All that is this player's. */
    balances: async (player: TestPlayer) => ({ ...(await app.balancesOf(player)), hold: await balanceHeld(player) }),
    /** By the word of two. */
    async decided(credit: Pick<HeldCredit, 'id'> | undefined, decision: HeldDecision): Promise<void> {
      for (const who of [cashier, owner]) {
        const reply = await say(who, { id: credit?.id ?? '' }, decision)
        expect(reply.status, reply.text).toBe(200)
      }
    },
  }
}

/** A prize of the aggregator's. */
export const prize = (amount: number, more: Partial<Movement> = {}): Movement => ({
  action: 'SETTLED',
  amount,
  ...more,
})

/** The balances of the player of `openCreditedApp`; the arguments are in kyat. */
export const has = (game: number, hold: number) => ({ main: kyat(10), game: kyat(game), hold: kyat(hold) })

/** The same app, and one player whom the aggregator credits; `newPlayer` comes before each test. */
export async function openCreditedApp() {
  const opened = await openHeldCreditsApp({ gsc: TEST_GSC })
  const calls = createAggregatorCalls(opened.app)
  let player: TestPlayer
  afterEach(() => opened.app.expectReconciled())

  return {
    ...opened,
    calls,
    async newPlayer(game = kyat(100)): Promise<TestPlayer> {
      await setCaps(opened.app, { call: 1_000, day: 5_000 })
      player = await opened.app.player({ main: kyat(10), game })
      return player
    },
    give: (...movements: Movement[]) => calls.move('deposit', player, ...movements),
    money: () => opened.balances(player),
    /** The only credit that is held of the player, or of another one. */
    async held(of = player): Promise<HeldCredit> {
      const [credit, ...more] = await opened.list(of)
      if (!credit || more.length > 0) throw new Error(`${more.length} more are held`)
      return credit
    },
  }
}
