import type { OpenMonth } from './stage.ts'

/** The figures of the SQL and of the console, in one shape. */
export const OF_PRODUCTS = ['turnover', 'payout', 'ggr'] as const
export const SEVEN = [...OF_PRODUCTS, 'bonus_cost', 'commissions', 'adjustments', 'ngr'] as const
export type Figure = (typeof SEVEN)[number]
export type Seven = Record<Figure, bigint>
export type Row = Seven & { day: string; agent: string; product: string }
export type Answer = Record<string, unknown>
export const NOTHING = Object.fromEntries(SEVEN.map((figure) => [figure, 0n])) as Seven

/** In 1/10000 kyat. */
export const units = (kyat: unknown) => BigInt(Math.round(Number(kyat) * 10_000))
/** The figures of the SQL, added up by a key; products and agents without anything are left out. */
export function bySql(key: (row: Row) => string, rows: Row[]): Record<string, Seven> {
  const sums: Record<string, Seven> = {}
  for (const row of rows) {
    const sum = sums[key(row)] ?? NOTHING
    sums[key(row)] = Object.fromEntries(SEVEN.map((figure) => [figure, sum[figure] + row[figure]])) as Seven
  }
  return withSome(sums)
}

export const isSome = (sum: Partial<Seven>) => Object.values(sum).some((amount) => amount !== 0n)
export const withSome = <T extends Partial<Seven>>(sums: Record<string, T>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => isSome(sum)))
export const sevenOf = (answer: Answer, figures: readonly Figure[] = SEVEN) =>
  Object.fromEntries(figures.map((figure) => [figure, units(answer[figure])])) as Seven
export const only = (figures: readonly Figure[], sums: Record<string, Seven>) =>
  withSome(
    Object.fromEntries(
      Object.entries(sums).map(([key, sum]) => [key, Object.fromEntries(figures.map((f) => [f, sum[f]]))]),
    ),
  )
export const sumOf = (rows: Row[]): Seven => bySql(() => 'all', rows).all ?? NOTHING

/** The figures of a report, by the key of each row. */
export const byReport = (rows: unknown, figures: readonly Figure[] = SEVEN) =>
  withSome(
    Object.fromEntries((rows as Answer[]).map((row) => [String(row.key), sevenOf(row, figures)])) as Record<
      string,
      Seven
    >,
  )

export const openOf = (products: Answer[]) =>
  Object.fromEntries(
    products.flatMap(({ key, open_stakes }) => (units(open_stakes) === 0n ? [] : [[String(key), units(open_stakes)]])),
  )

export const productOf = (kind: string) => (['digit_bet', 'two_d', 'shan'].includes(kind) ? kind : 'providers')
export const sumLines = (lines: (Answer & { key: string })[], figure: string) =>
  lines.reduce<Record<string, bigint>>(
    (sums, line) => ({ ...sums, [line.key]: (sums[line.key] ?? 0n) + units(line[figure]) }),
    {},
  )
export const merged = (turnovers: Record<string, bigint>, ggr: Record<string, bigint>) =>
  withSome(
    Object.fromEntries(
      Object.keys(turnovers).map((key) => [key, { turnover: turnovers[key], ggr: ggr[key] } as Seven]),
    ),
  )

export const openStakesOf = ({ products }: Answer) =>
  Object.fromEntries(
    (products as Answer[]).flatMap(({ product, amount }) => (amount === 0 ? [] : [[product, units(amount)]])),
  )

/** A file's rows by their heads; no cell of these has a comma. */
export function csvRows(text: string): Answer[] {
  const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place] ?? '', cell])))
}

interface CommissionDay {
  day: string
  lines: Answer[]
}

/** Every day of an agent's commissions, page by page. */
export async function commissionDays(opened: OpenMonth, cookie: string, agent_id: string): Promise<CommissionDay[]> {
  const found: CommissionDay[] = []
  for (let after: string | null = ''; after !== null; ) {
    const text = await opened.read(`/agents/${agent_id}/days${after && `?after=${after}`}`, cookie)
    const page = JSON.parse(text) as { data: CommissionDay[]; next: string | null }
    found.push(...page.data)
    after = page.next
  }
  return found
}
