import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { sayDone, showOutcome } from '#platform/console/say.ts'
import table from '#platform/console/table/table.module.css'
import { isPlatformTarget } from '#switch/contract/rules.ts'
import type { Switch } from '#switch/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import { changeSwitch, switchesQuery } from './queries.ts'
import styles from './switches.module.css'
import { texts } from './texts.ts'

const nameOf = ({ target, name }: Switch) => (isPlatformTarget(target) ? texts.names[target] : (name ?? target))

/** The kill switches: the parts of the platform that are open now, and those that are closed. */
export function SwitchesScreen() {
  const query = useQuery(switchesQuery)
  const [requested, setAsked] = useState<Switch | null>(null)
  const all = query.data ?? []
  const others = all.filter(({ target }) => !isPlatformTarget(target))
  const turn = (one: Switch) => {
    if (one.is_on) return setAsked(one)
    showOutcome(changeSwitch({ target: one.target, is_on: true }), texts.isOn(nameOf(one)))
  }
  return (
    <Page title={texts.title} updated_at={query.dataUpdatedAt} is_offline={query.isError}>
      <div className={styles.sheet} aria-busy={query.isPending}>
        <p className={styles.line}>{texts.line}</p>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && (
          <>
            <SwitchTable
              title={texts.platform}
              switches={all.filter(({ target }) => isPlatformTarget(target))}
              onTurn={turn}
            />
            <section className={styles.part}>
              <h2>{texts.others}</h2>
              <p className={styles.line}>
                {others.length === 0 && texts.noOthers} {texts.othersLine}{' '}
                <Link href="/catalog">{texts.toCatalog}</Link>
              </p>
              {others.length > 0 && <SwitchTable title={texts.others} switches={others} onTurn={turn} />}
            </section>
            <section className={styles.part}>
              <h2>{texts.players}</h2>
              <p className={styles.line}>
                {texts.playersLine} <Link href="/players?status=frozen">{texts.toPlayers}</Link>
              </p>
            </section>
          </>
        )}
      </div>
      {requested && (
        <ReasonDialog
          title={texts.askOff(nameOf(requested))}
          submitLabel={texts.switchOff}
          onClose={() => setAsked(null)}
          send={async (reason) => {
            await changeSwitch({ target: requested.target, is_on: false, reason })
            sayDone(texts.isOff(nameOf(requested)))
          }}
        />
      )}
    </Page>
  )
}

interface SwitchTableProps {
  title: string
  switches: Switch[]
  onTurn: (one: Switch) => void
}

function SwitchTable({ title, switches, onTurn }: SwitchTableProps) {
  const may_write = useMay('switches.write')
  return (
    <div className={styles.box}>
      <table className={table.table} aria-label={title}>
        <thead>
          <tr>
            {[texts.what, texts.state, texts.why, texts.who, texts.since].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {may_write && <td />}
          </tr>
        </thead>
        <tbody>
          {switches.map((one) => (
            <tr key={one.target}>
              <td>
                <b>{nameOf(one)}</b>{' '}
                {isPlatformTarget(one.target) && <small className={styles.does}>{texts.does[one.target]}</small>}
              </td>
              <td>
                <Badge kind={one.is_on ? 'success' : 'failed'}>{one.is_on ? texts.on : texts.off}</Badge>
              </td>
              <td className={styles.reason} title={one.off?.reason}>
                {one.off?.reason ?? '–'}
              </td>
              <td>{one.off?.user_name ?? '–'}</td>
              <td className="num">{one.off ? momentOf(one.off.since) : '–'}</td>
              {may_write && (
                <td className={table.right}>
                  <Button
                    kind={one.is_on ? 'secondary' : 'tonal'}
                    size="sm"
                    aria-label={`${one.is_on ? texts.switchOff : texts.switchOn}: ${nameOf(one)}`}
                    onClick={() => onTurn(one)}
                  >
                    {one.is_on ? texts.switchOff : texts.switchOn}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
