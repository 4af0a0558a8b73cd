import { useQuery } from '@tanstack/react-query'
import type { AccountBalance } from '#cashier/contract/account-statements.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeDay } from '#platform/console/filter/days.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Fact, Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { type Column, RowLink, Table } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { formatExact } from '#ui/components/display/money.tsx'
import { AccountViews } from '../account-views.tsx'
import { texts as accounts_texts } from '../texts.ts'
import { BalancePanel } from './balance-panel.tsx'
import { PendingMovement } from './pending-movement.tsx'
import { balancesQuery } from './queries.ts'
import { texts } from './texts.ts'

const COLUMNS: Column<AccountBalance>[] = [
  {
    name: texts.account,
    cell: ({ id, payment_type, account_number }, is_chosen) => (
      <RowLink filters={{ id: String(id) }} is_chosen={is_chosen}>
        {payment_type.name} <span className="num">{account_number}</span>
      </RowLink>
    ),
  },
  { name: texts.owner, cell: ({ agent }) => agent?.user_name ?? texts.operator },
  { name: texts.balance, is_number: true, cell: ({ balance }) => <Amount amount={balance} signed={balance < 0} /> },
  {
    name: texts.statement,
    cell: ({ statement }) => (statement ? writeDay(statement.day) : texts.noStatement),
  },
  {
    name: texts.difference,
    is_number: true,
    cell: ({ statement }) => statement && <Amount amount={statement.difference} signed={statement.difference !== 0} />,
  },
]

/** The ledger's balance of each payment account, beside the last balance that its bank stated. */
export function BalancesPage() {
  const query = useQuery(balancesQuery)
  const may_book = useMay('payment_accounts.book')
  const accounts = query.data?.accounts ?? []
  const { chosen, steps } = useChosen(accounts, ({ id }) => String(id))
  useKeys(steps)

  return (
    <Page
      title={accounts_texts.title}
      facts={query.data && <Fact>{texts.total(formatExact(query.data.total))}</Fact>}
      hints={[{ keys: ['J', 'K'], does: accounts_texts.next }]}
      asideLabel={texts.balance}
      aside={
        chosen && query.data ? (
          <BalancePanel key={chosen.id} account={chosen} balances={query.data} may_book={may_book} />
        ) : (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        )
      }
    >
      <AccountViews />
      {query.data?.pending.map((movement) => (
        <PendingMovement key={movement.id} movement={movement} may_book={may_book} />
      ))}
      <ListBox
        file={fileOf('/account-balances')}
        query={query}
        is_empty={accounts.length === 0}
        nothing={<Nothing title={texts.none} line={texts.noneLine} />}
      >
        <Table
          title={texts.balance}
          rows={accounts}
          columns={COLUMNS}
          keyOf={({ id }) => String(id)}
          chosen={chosen ? String(chosen.id) : null}
        />
      </ListBox>
    </Page>
  )
}
