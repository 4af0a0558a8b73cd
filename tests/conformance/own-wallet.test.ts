import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reportTable, runConformance } from '#tools/sandbox/src/conformance/run.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { type OwnWallet, openOwnWallet } from './own-wallet.ts'

let data_dir: string
let own: OwnWallet

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'thazin-conformance-'))
  own = await openOwnWallet({ url: await freshDatabase(inject('postgres_url')), data_dir })
})

afterAll(async () => {
  await own.close()
  rmSync(data_dir, { recursive: true, force: true })
})

test('our own wallet passes every attack, in the deep form in each currency, and its ledger reconciles', async () => {
  for (const target of inject('is_deep') ? own.targets : own.targets.slice(-1)) {
    const table = reportTable(await runConformance(target))
    expect(table, target.currency).not.toContain('FAILED')
  }

  expect(own.targets.map(({ currency }) => currency)).toEqual(['MMK', 'MMK2', 'MMK3'])
  expect(await own.discrepancies()).toEqual([])
}, 120_000)
