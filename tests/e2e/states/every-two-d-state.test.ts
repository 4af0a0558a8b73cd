import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openSite } from '../harness/browser.ts'
import { faultsOf } from './read-states.ts'
import { TWO_D_STATES } from './two-d-states.ts'

const site = openSite()

/** No feed answers, nobody opened a draw, and one slip is over a limit. */
const FAILING = [
  /^GET \/api\/twod-live answered 503$/,
  /^GET \/api\/twod-capacity answered 403$/,
  /^POST \/api\/twod-bet answered 422$/,
]

test('2D fits, reads and is complete, in every language', { timeout: 240_000 }, async () => {
  const player = await site.app.player({ main: kyat(123_456), game: kyat(54_321) })
  const page = await site.visit({ as: player, expects: FAILING })

  expect(await faultsOf(page, TWO_D_STATES)).toEqual([])
})
