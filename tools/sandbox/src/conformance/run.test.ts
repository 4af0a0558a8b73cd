import { afterEach, expect, inject, test } from 'vitest'
import type { Fault } from '../testing/small-ledger.ts'
import { openSmallWallet, type SmallWallet } from '../testing/small-wallet.ts'
import { GROUPS, type Group } from './attack.ts'
import { reportTable, runConformance } from './run.ts'

const PARTNER = { operator_code: 'ABCD', secret_key: 'a-secret-of-tests' }
const MAINTAINED = 1033

let wallet: SmallWallet
afterEach(() => wallet.close())

async function attackWallet(faults: Fault[], groups: readonly Group[] = GROUPS) {
  wallet = await openSmallWallet({ partner: PARTNER, members: { ko: 50_000_1234n }, faults, maintained: [MAINTAINED] })
  const target = {
    url: wallet.url,
    ...PARTNER,
    currency: 'MMK',
    member: 'ko',
    product_code: 1091,
    game_type: 'SLOT',
    maintained_product: MAINTAINED,
  }
  return runConformance(target, groups)
}

test('a wallet that does what the page says passes all of it, and keeps its balance', async () => {
  const reports = await attackWallet([])

  expect(reportTable(reports)).not.toContain('FAILED')
  expect(reports.map(({ group }) => group)).toEqual(GROUPS)
  for (const { passed, left_out } of reports) {
    expect(passed).toBeGreaterThanOrEqual(10)
    expect(left_out).toBe(0)
  }
  expect(wallet.balanceOf('ko')).toBe(50_000_1234n)
}, 60_000)

test.each(GROUPS)(
  'a wallet that is wrong about %s fails in that group',
  async (fault) => {
    // The other groups have to say that they are well, which the whole attack shows.
    const reports = await attackWallet([fault], inject('is_deep') ? GROUPS : [fault])

    const failed = reports.filter(({ failures }) => failures.length > 0).map(({ group }) => group)
    expect(failed).toContain(fault)
    expect(reportTable(reports)).toContain('FAILED')
  },
  60_000,
)
