import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'

const url = await freshDatabase(inject('postgres_url'))

/** The output of the program, and whether it failed. */
async function db(...args: string[]): Promise<{ said: string; failed: boolean }> {
  const env = { ...process.env, DATABASE_URL: url, NO_COLOR: '1' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/database/db.ts', ...args], { env })
    return { said: stdout, failed: false }
  } catch (error) {
    return { said: (error as { stderr: string }).stderr, failed: true }
  }
}

test('a statement prints its rows as PostgreSQL writes them, and no more than a thousand', async () => {
  const one = await db('-c', 'select 12345678901234567890::numeric as n, true as b, null as nothing')
  expect(one.said).toContain('12345678901234567890 │ t │ ·')
  const many = await db('-c', 'select generate_series(1, 3000) as i')
  expect(many.said).toContain('the first 1000 rows')
  expect(many.said.split('\n').length).toBeLessThan(1_010)
})

test('a plan and a setting are printed as well', async () => {
  expect((await db('-c', 'explain analyze select count(*) from ledger.transfer')).said).toMatch(
    /Aggregate[\s\S]*Execution Time/,
  )
  expect((await db('-c', 'show default_transaction_read_only')).said).toMatch(/^on$/m)
})

test('a table is described with its columns and constraints; one that is not there is named', async () => {
  expect((await db('-c', '\\d ledger.transfer')).said).toMatch(/column +│ amount +│ bigint not null/)
  expect(await db('-c', '\\d nowhere')).toMatchObject({ failed: true, said: expect.stringContaining('nowhere') })
})

test('it writes only when it was started to write', async () => {
  const statement = "insert into ledger.account (id, name) values (899, 'planted')"
  const refused = await db('-c', statement)
  expect(refused).toMatchObject({ failed: true, said: expect.stringContaining('read-only transaction') })
  expect((await db('-c', 'select count(*) as n from ledger.account where id = 899')).said).toMatch(/^n\n─\n0$/m)

  expect((await db('--write', '-c', statement)).said).toContain('INSERT 1')
})
