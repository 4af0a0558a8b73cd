import type { DigitBetAnswer } from '#digit-bet/contract/player.ts'
import type { TestApp, TestPlayer } from '../app/start-test-app.ts'

/** Of as many rolls one wins, but for one test in a thousand million. */
const ROLLS_MAX = 30

/** Rolls `stake` kyat on big until it has won once: then 0.9 of the stake is the player's win. The rest is lost. */
export async function rollUntilWon(app: TestApp, player: TestPlayer, stake: number): Promise<void> {
  const body = { bet_type: 'big', bet_amount: stake, multiplier: 1, rolled_number: 3 }
  for (let roll = 0; roll < ROLLS_MAX; roll += 1) {
    const reply = await app.call('POST', '/api/digitbet', { token: player.token, body })
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
    if ((reply.body as unknown as DigitBetAnswer).data.history[0]?.outcome === 'win') return
  }
  throw new Error(`none of ${ROLLS_MAX} rolls won`)
}
