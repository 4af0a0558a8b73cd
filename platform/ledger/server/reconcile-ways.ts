import type { Queryable } from '#platform/server/database/database.ts'
import { DISCREPANCIES_SHOWN, type ReconciliationCheck } from './reconciliation-check.ts'
import { transferWays } from './transfer-ways.ts'

/** The roles of the programs, of an installation of any name. */
const ROLE = /^(.+)_(server|console|worker)$/

/** The table that the posting functions read has the same ways as the code, for the programs of one installation. */
export async function waysAreThoseOfTheCode(db: Queryable): Promise<ReconciliationCheck[]> {
  const rows = await db<
    { kind: string; debit_end: string; credit_end: string; logins: string[]; needs_demo: boolean }[]
  >`
    select kind, debit_end, credit_end, logins, needs_demo from ledger.transfer_way`
  const ways = transferWays()
  const installations = new Set(rows.flatMap(({ logins }) => logins.map((login) => ROLE.exec(login)?.[1] ?? login)))
  const stored = rows.map(({ logins, ...way }) => sentenceOf({ ...way, programs: logins.map(programOf) }))
  const coded = ways.map(sentenceOf)
  const differing = [
    ...stored.filter((way) => !coded.includes(way)).map((way) => `the database knows ${way}, the code does not`),
    ...coded.filter((way) => !stored.includes(way)).map((way) => `the code knows ${way}, the database does not`),
    ...(installations.size > 1 ? [`the ways of money name logins of ${[...installations].join(' and ')}`] : []),
  ]
  return [
    {
      invariant: 'I1',
      topic: 'transfers',
      promise: 'the ways in which the ledger lets money move are those of the code',
      checked: rows.length,
      discrepancies: differing.slice(0, DISCREPANCIES_SHOWN).map((sentence) => ({ sentence })),
    },
  ]
}

const programOf = (login: string) => ROLE.exec(login)?.[2] ?? login

interface Way {
  kind: string
  debit_end: string
  credit_end: string
  programs: readonly string[]
  needs_demo: boolean
}

const sentenceOf = ({ kind, debit_end, credit_end, programs, needs_demo }: Way) =>
  `${kind} from ${debit_end} to ${credit_end}${needs_demo ? ' in a demo' : ''} by ${programs.toSorted().join(', ')}`
