import { type ReactNode } from 'react'
import type { Money } from '#report/contract/money.ts'
import { formatExact } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Link } from '../page/navigation.tsx'
import table from '../table/table.module.css'
import { texts } from '../texts.ts'
import { Amount } from './amount.tsx'
import { BalanceLink } from './balance-link.tsx'
import { balanceName } from './figure-names.ts'
import styles from './money-table.module.css'

/** All that the company has and owes: the same table wherever it is shown. `has_links`: to the transfers, for who may read them. */
export function MoneyTable({ money, has_links }: { money: Money; has_links: boolean }) {
  const { own, agents, owed } = money
  const balance = (account: keyof Money['owed']) => ({
    name: balanceName(account),
    amount: owed[account],
    ...(has_links && { account }),
  })
  return (
    <section aria-label={texts.money.title} className={styles.money}>
      <div className={table.box}>
        <table className={table.table} aria-label={texts.money.title}>
          <Group
            name={texts.money.own}
            total={own.total}
            rows={[
              ...own.accounts.map(({ id, name, amount }) => ({
                name,
                amount,
                href: `/payment-accounts?view=balances&id=${id}`,
              })),
              { name: texts.money.onNoAccount, amount: own.on_no_account },
            ]}
          />
          <Group
            name={texts.money.withAgents}
            total={agents.total}
            rows={agents.rows.map(({ staff_id, user_name, amount }) => ({
              name: user_name,
              amount,
              href: `/agents/${staff_id}`,
            }))}
          />
          <Group
            name={texts.money.players}
            total={owed.players}
            rows={[balance('main'), balance('game'), balance('two_d_stakes'), balance('provider_stakes')]}
          />
          <Group name={texts.money.onHold} total={owed.hold} rows={[balance('hold')]} />
          <Group
            name={texts.money.owedToAgents}
            total={owed.agents}
            rows={[
              balance('agents_commission'),
              balance('agents_float'),
              { name: texts.money.advance, amount: owed.agents_advance },
            ]}
          />
          <Group name={texts.money.owed} total={owed.total} rows={[]} />
          <Group name={texts.money.worstCase} total={owed.worst_case} rows={[]} />
        </table>
      </div>
      <Cover money={money} />
    </section>
  )
}

/** The company's own accounts alone: what agents hold has not arrived. */
function Cover({ money: { cover, worst_case_cover, agents } }: { money: Money }) {
  const kind = cover < 0 ? 'error' : worst_case_cover < 0 ? 'pending' : 'success'
  const write = (amount: number) => formatExact(amount)
  const short = (amount: number) => write(-amount)
  const line =
    cover < 0
      ? texts.money.short(short(cover))
      : worst_case_cover < 0
        ? texts.money.worstCaseShort(short(worst_case_cover))
        : texts.money.covered
  return (
    <Note kind={kind}>
      {line}
      {agents.total > 0 && ` ${texts.money.notCounted(write(agents.total))}`}
    </Note>
  )
}

interface Row {
  name: string
  amount: number
  /** To its transfers. */
  account?: string
  href?: string
}

function Group({ name, total, rows }: { name: string; total: number; rows: Row[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{name}</th>
        <td className={table.right}>
          <b>
            <Amount amount={total} />
          </b>
        </td>
      </tr>
      {rows.map((row) => (
        <tr key={row.name}>
          <td>{row.href === undefined ? row.name : <Link href={row.href}>{row.name}</Link>}</td>
          <td className={table.right}>
            <Linked account={row.account}>
              <Amount amount={row.amount} signed={row.amount < 0} />
            </Linked>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

const Linked = ({ account, children }: { account: string | undefined; children: ReactNode }) =>
  account === undefined ? children : <BalanceLink account={account}>{children}</BalanceLink>
