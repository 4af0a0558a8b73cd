import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { BY_HAND, KINDS } from './by-hand.ts'
import {
  type Answer,
  byReport,
  bySql,
  commissionDays,
  csvRows,
  merged,
  OF_PRODUCTS,
  only,
  openOf,
  openStakesOf,
  productOf,
  type Row,
  sevenOf,
  sumLines,
  sumOf,
  units,
} from './compare.ts'
import { playLive } from './live.ts'
import { ODD_DAYS, type People, playOddDays } from './odd-days.ts'
import { FIRST_DAY, type Month, playMonth } from './played-month.ts'
import { type OpenMonth, openMonth } from './stage.ts'

/** SQL for the figures that docs/glossary.md defines, from the rows of the ledger: the console must answer the same. */
const [FIGURES, OPEN_STAKES, WORST_CASE, ACCOUNTS] = ['figures', 'open-stakes', 'worst-case', 'accounts'].map((name) =>
  readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8'),
) as [string, string, string, string]
const PATIENCE_MS = 400_000
interface AccountRow {
  account: string
  opening: bigint
  credits: bigint
  debits: bigint
  closing: bigint
}

let month: Month
let people: People
let opened: OpenMonth
let db: Database
let owner: string
let ledger: Row[]
const days: string[] = []

beforeAll(async () => {
  month = await playMonth(inject('postgres_url'))
  people = await playOddDays(month)
  opened = await openMonth(month)
  await playLive(opened)
  db = openDatabase(month.url, { connections: 1, role: 'owner' })
  ledger = [...(await db.unsafe<Row[]>(FIGURES))]
  owner = await opened.signIn('owner')
  const last = ODD_DAYS.at(-1) ?? ''
  for (let at = Date.parse(FIRST_DAY); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
}, PATIENCE_MS)
afterAll(async () => {
  await opened.close()
  await db.end()
  month.remove()
})

const read = async (path: string, cookie = owner) =>
  (JSON.parse(await opened.read(path, cookie)) as { data: Answer }).data
const onDay = (day: string) => `from=${day}&to=${day}`

async function getOpenAt(moment: Date): Promise<{ stakes: Record<string, bigint>; worst_case: bigint }> {
  const rows = await db.unsafe<{ product: string; amount: bigint }[]>(OPEN_STAKES, [moment])
  const [worst] = await db.unsafe<{ amount: bigint }[]>(WORST_CASE, [moment])
  return {
    stakes: Object.fromEntries(rows.map(({ product, amount }) => [product, amount])),
    worst_case: worst?.amount ?? 0n,
  }
}

describe('what a month came to', () => {
  test('holds everything that the definitions speak of', async () => {
    const rows = await db<{ kind: string }[]>`select distinct kind from ledger.transfer`
    const kinds = new Set(rows.map(({ kind }) => kind))

    for (const kind of KINDS) {
      expect.soft(kinds, kind).toContain(kind)
    }
    expect(new Set(ledger.map(({ agent }) => agent)).size).toBe(3)
  })

  test('is the same by product, day by day', async () => {
    for (const day of days) {
      const report = await read(`/reports/play?${onDay(day)}&by=product`)
      const rows = ledger.filter((row) => row.day === day)

      expect(byReport(report.rows, OF_PRODUCTS), day).toEqual(
        only(
          OF_PRODUCTS,
          bySql(
            ({ product }) => product,
            rows.filter(({ product }) => product !== ''),
          ),
        ),
      )
      expect(sevenOf(report.total as Answer), day).toEqual(sumOf(rows))
    }
  })

  test('is the same by agent, day by day', async () => {
    for (const day of days) {
      const report = await read(`/reports/play?${onDay(day)}&by=agent`)
      const rows = ledger.filter((row) => row.day === day)

      expect(byReport(report.rows), day).toEqual(bySql(({ agent }) => agent, rows))
    }
  })

  test('is the same by agent and product, as each agent sees their own players', async () => {
    for (const [user_name, password] of [
      ['agent', undefined],
      ['ma.thiri', 'thazin-demo-agent'],
    ] as const) {
      const cookie = await opened.signIn(user_name, password)
      const [staff] = await db<{ id: bigint }[]>`select id from staff.staff where user_name = ${user_name}`
      for (const day of days) {
        const report = await read(`/reports/play?${onDay(day)}&by=product`, cookie)
        const rows = ledger.filter((row) => row.day === day && row.agent === String(staff?.id))

        expect(byReport(report.rows, OF_PRODUCTS), day).toEqual(
          only(
            OF_PRODUCTS,
            bySql(
              ({ product }) => product,
              rows.filter(({ product }) => product !== ''),
            ),
          ),
        )
        expect(sevenOf(report.total as Answer), day).toEqual(sumOf(rows))
      }
    }
  })

  test('is the same for all days at once, and in the file', async () => {
    const span = `from=${days[0]}&to=${days.at(-1)}&by=day`
    const month_rows = ledger.filter(({ day }) => days.includes(day))
    const expected = bySql(({ day }) => day, month_rows)

    const report = await read(`/reports/play?${span}`)
    expect(byReport(report.rows)).toEqual(expected)
    expect(sevenOf(report.total as Answer)).toEqual(sumOf(month_rows))
    expect(byReport(csvRows(await opened.read(`/reports/play.csv?${span}`, owner)))).toEqual(expected)
  })

  test('is the same player by player, but for what is an agent’s', async () => {
    const span = `from=${days[0]}&to=${days.at(-1)}`
    const rows = csvRows(await opened.read(`/reports/players.csv?${span}`, owner))
    const sql = sumOf(ledger.filter(({ day }) => days.includes(day)))

    for (const figure of ['turnover', 'payout', 'ggr', 'bonus_cost', 'adjustments'] as const) {
      expect(
        rows.reduce((sum, row) => sum + units(row[figure]), 0n),
        figure,
      ).toBe(sql[figure])
    }
  })
})

describe('a day on which everything odd happens', () => {
  test.each(BY_HAND)('is what a person makes of it by hand: $day', async ({ day, ...expected }) => {
    const rows = csvRows(await opened.read(`/reports/players.csv?${onDay(day ?? '')}`, owner))

    for (const [name, figures] of Object.entries(expected)) {
      const row = rows.find(({ user_name }) => user_name === people[name as keyof People].user_name)
      expect([Number(row?.turnover ?? 0), Number(row?.payout ?? 0)], name).toEqual(figures)
    }
  })
})

describe('a day that was closed', () => {
  test('has these figures, and what was open at its end', async () => {
    for (const day of days) {
      const { figures } = (await read(`/closing-statements/${day}`)) as {
        figures: { products: Answer[]; total: Answer }
      }
      const rows = ledger.filter((row) => row.day === day)
      const open = await getOpenAt(new Date(Date.parse(`${day}T00:00:00+06:30`) + 86_400_000))
      const products = figures.products.map((one): Answer => ({ ...one, key: one.product }))

      expect(byReport(products, OF_PRODUCTS), day).toEqual(
        only(
          OF_PRODUCTS,
          bySql(
            ({ product }) => product,
            rows.filter(({ product }) => product !== ''),
          ),
        ),
      )
      expect(sevenOf(figures.total), day).toEqual(sumOf(rows))
      expect(openOf(products), day).toEqual(open.stakes)
      expect(units(figures.total.open_stakes), day).toBe(Object.values(open.stakes).reduce((a, b) => a + b, 0n))
      expect(units(products.find(({ key }) => key === 'two_d')?.worst_case ?? 0), day).toBe(open.worst_case)
    }
  })

  test('has a statement as a file, with these figures and what each account began with, moved and was left with', async () => {
    const day = ODD_DAYS[0] ?? ''
    const statement = csvRows(await opened.read(`/closing-statements/${day}/statement.csv`, owner))
    const of = (part: string, name: string) =>
      Object.fromEntries(
        statement.filter((row) => row.part === part && row.name === name).map(({ figure, amount }) => [figure, amount]),
      )
    const rows = ledger.filter((row) => row.day === day)

    expect(sevenOf(of('total', 'all'))).toEqual(sumOf(rows))
    for (const product of ['digit_bet', 'two_d', 'providers', 'shan']) {
      const sum = sumOf(rows.filter((row) => row.product === product))
      expect(sevenOf(of('product', product), OF_PRODUCTS), product).toEqual({
        turnover: sum.turnover,
        payout: sum.payout,
        ggr: sum.ggr,
      })
    }
    const accounts = await db.unsafe<AccountRow[]>(ACCOUNTS, [day])
    expect(accounts.length).toBeGreaterThan(10)
    for (const { account, ...amounts } of accounts) {
      const shown = of('account', account)
      const [opening, credits, debits, closing] = [shown.opening, shown.credits, shown.debits, shown.closing].map(units)
      expect({ opening, credits, debits, closing }, account).toEqual(amounts)
    }
  })

  test('was a night with open stakes and a late draw', async () => {
    const { figures } = (await read(`/closing-statements/${ODD_DAYS[0]}`)) as {
      figures: { products: Answer[]; total: Answer }
    }

    // 55, 12 and 90 for the evening; a bet at ten to midnight, one in part given back, one of two, and a pushed one.
    expect(openOf(figures.products.map((one): Answer => ({ ...one, key: one.product })))).toEqual({
      two_d: units(2_200),
      providers: units(3_000 + 1_000 + 1_000 + 800),
    })
    expect(units(figures.total.worst_case)).toBe(units((700 + 400) * 80))
  })
})

describe('commissions', () => {
  test('are earned on the same turnover and GGR', async () => {
    const agents = await db<{ id: bigint }[]>`select distinct agent_id as id from agent.commission_day`
    expect(agents).toHaveLength(2)
    for (const { id } of agents) {
      for (const day of await commissionDays(opened, owner, String(id))) {
        const rows = ledger.filter((row) => row.day === day.day && row.agent === String(id) && row.product !== '')
        if (!days.includes(day.day)) continue
        const lines = day.lines.map((line) => ({ ...line, key: productOf(String(line.game_kind)) }))
        const turnovers = sumLines(lines, 'turnover')
        const ggr = sumLines(lines, 'ggr')
        const expected = only(
          ['turnover', 'ggr'],
          bySql(({ product }) => product, rows),
        )

        expect(merged(turnovers, ggr), `${id} on ${day.day}`).toEqual(expected)
      }
    }
  })

  test('are booked as they were paid', async () => {
    const [row] = await db<{ paid: bigint }[]>`select coalesce(sum(paid), 0)::bigint as paid from agent.commission_day`
    expect(row?.paid).toBe(ledger.reduce((sum, { commissions }) => sum + commissions, 0n))
  })
})

describe('this moment', () => {
  test('is the same in Today, and what is open is a liability', async () => {
    const report = (await read('/reports/today')) as { day: string; today: Answer; open_stakes: Answer }
    const open = await getOpenAt(new Date(Date.now() + 60_000))

    expect(sevenOf(report.today)).toEqual(sumOf(ledger.filter(({ day }) => day === report.day)))
    expect(report.today.turnover).toBe(200 + 700 + 11_000)
    expect(openStakesOf(report.open_stakes)).toEqual(open.stakes)
    expect(units(report.open_stakes.worst_case)).toBe(open.worst_case)
    expect(report.open_stakes.amount).toBe(2_000 + 1_700 + 11_000 + 4_000)
    expect(openStakesOf((await read('/reports/liabilities')).open_stakes as Answer)).toEqual(open.stakes)
  })
})
