import { useQuery } from '@tanstack/react-query'
import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { useSheet } from '#platform/console/page/use-sheet.ts'
import panel from '#platform/console/panel.module.css'
import { showOutcome } from '#platform/console/say.ts'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { type AccountList, listsOf, moved } from './account-lists.ts'
import { AccountPanel } from './account-panel.tsx'
import { AccountTable } from './account-table.tsx'
import { AccountViews } from './account-views.tsx'
import styles from './accounts.module.css'
import { BalancesPage } from './balances/balances-page.tsx'
import { CreateSheet } from './create-sheet.tsx'
import { MoneyPage } from './money/money-page.tsx'
import { accountsQuery, orderAccounts } from './queries.ts'
import { texts } from './texts.ts'
import { TypesPage } from './types-page.tsx'

/** Where players pay in, or by what at all. */
export function PaymentAccountsScreen() {
  const view = useFilters().get('view')
  if (view === 'balances') return <BalancesPage />
  if (view === 'money') return <MoneyPage />
  return view === 'types' ? <TypesPage /> : <AccountsPage />
}

/** The company's accounts and the agents', each list in its players' order. */
function AccountsPage() {
  const query = useQuery(accountsQuery)
  const may_write = useMay('payment_accounts.write')
  const creating = useSheet('account')
  const lists = listsOf(query.data?.accounts ?? [])
  const all = lists.flatMap(({ accounts }) => accounts)
  const { chosen, steps } = useChosen(all, ({ id }) => String(id))

  const move = ({ accounts }: AccountList, account: PaymentAccount, to: number) =>
    showOutcome(orderAccounts(moved(accounts, account.id, to)), texts.moved(account.account_name, to + 1))
  const shift = (by: 1 | -1) => {
    const list = lists.find(({ accounts }) => chosen && accounts.includes(chosen))
    const to = (list && chosen ? list.accounts.indexOf(chosen) : -1) + by
    if (may_write && list && chosen && to >= 0 && to < list.accounts.length) move(list, chosen, to)
  }
  useKeys({ ...steps, '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      tools={
        may_write && (
          <Button className={styles.create} size="sm" onClick={creating.open}>
            {texts.create}
          </Button>
        )
      }
      hints={[{ keys: ['J', 'K'], does: texts.next }, ...(may_write ? [{ keys: ['[', ']'], does: texts.shift }] : [])]}
      asideLabel={texts.title}
      aside={
        chosen ? <AccountPanel key={chosen.id} account={chosen} /> : <p className={panel.nothing}>{texts.chooseOne}</p>
      }
    >
      <AccountViews />
      <p className={styles.hint}>{texts.moveHint}</p>
      <ListBox
        file={fileOf('/payment-accounts')}
        query={query}
        is_empty={all.length === 0}
        nothing={<Nothing title={texts.none} line={texts.noneLine} />}
      >
        {lists.map((list) => (
          <AccountTable
            key={list.owner}
            list={list}
            chosen_id={chosen?.id ?? null}
            onMove={may_write ? (account, to) => move(list, account, to) : null}
          />
        ))}
      </ListBox>
      {may_write && creating.is_open && query.data && <CreateSheet offer={query.data} onClose={creating.close} />}
    </Page>
  )
}
