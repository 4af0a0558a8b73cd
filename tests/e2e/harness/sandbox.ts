import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/start/free-port.ts'
import { GAMES } from '#tools/sandbox/src/games/index.ts'
import { fairRandom } from '#tools/sandbox/src/games/shared/random.ts'
import { createSportGame, sportGame } from '#tools/sandbox/src/games/sport/routes.ts'
import { createTableGame, tableGame } from '#tools/sandbox/src/games/table/routes.ts'
import { leapClock } from '#tools/sandbox/src/games/testing/leap-clock.ts'
import { createLog } from '#tools/sandbox/src/log.ts'
import { openSandbox } from '#tools/sandbox/src/sandbox.ts'
import { parseSettings } from '#tools/sandbox/src/settings.ts'
import { TEST_GSC } from '../../support/partners/aggregator-calls.ts'
import { sync } from '../../support/partners/sync-catalog.ts'
import { type Partner } from './browser.ts'

const TEST_SHAN = { agent_code: 'a3h1', secret_key: 'another key for tests', secret_key_previous: null }

/** When matches begin: a player with a slip need not wait for the whistle. */
export const sport_clock = leapClock()
/** When betting at the tables is over. */
export const table_clock = leapClock()
const games = GAMES.map((game) => {
  if (game === sportGame) return createSportGame({ clock: sport_clock, random: fairRandom })
  if (game === tableGame) return createTableGame({ clock: table_clock, random: fairRandom })
  return game
})

/** The real sandbox beside the test app, with all of its titles. */
export async function openTestSandbox(app_url: string): Promise<Partner> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const data_dir = mkdtempSync(join(tmpdir(), 'sandbox-e2e-'))
  const { operator_code, secret_key } = TEST_GSC
  const settings = parseSettings({
    SANDBOX_PORT: String(port),
    SANDBOX_PUBLIC_URL: url,
    SANDBOX_OPERATOR_URL: `${app_url}/api`,
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    GSC_OPERATOR_CODE: operator_code,
    GSC_SECRET_KEY: secret_key,
    SHAN_AGENT_CODE: TEST_SHAN.agent_code,
    SHAN_SECRET_KEY: TEST_SHAN.secret_key,
    LOG_LEVEL: 'error',
  })
  const sandbox = await openSandbox({ settings, games, log: createLog('error') })
  await sandbox.app.listen({ port, host: '127.0.0.1' })
  await sandbox.begin()
  const gsc = { ...TEST_GSC, url }
  return {
    gsc,
    shan: { ...TEST_SHAN, url },
    demo_play_url: url,
    async stock(app) {
      await sync(app, { gsc }, { is_demo: true })
    },
    async close() {
      await sandbox.close()
      rmSync(data_dir, { recursive: true })
    },
  }
}
