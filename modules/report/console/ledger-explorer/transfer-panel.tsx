import { useQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { kindText, ledgerWords } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import type { Cause, CauseFact, TransferRow } from '#report/contract/ledger-explorer.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { transferQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfers.module.css'

/** Every transfer of one cause, and the cause: a bet with its proof, a request, a round, a correction. */
export function TransferPanel({ cause_id }: { cause_id: string }) {
  const { data, error, isPending, refetch } = useQuery(transferQuery(cause_id))
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  const { transfers, cause } = data
  const player = transfers.find((transfer) => transfer.player !== null)?.player
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{cause?.title ?? kindText(transfers[0]?.kind ?? '')}</h2>
      <section>
        {transfers.map((transfer) => (
          <Movement key={transfer.kind} transfer={transfer} />
        ))}
      </section>
      {cause ? <CauseFacts cause={cause} cause_id={cause_id} /> : <p className={styles.end}>{texts.causeUnknown}</p>}
      {player && (
        <Link href={`/players/${player.id}`} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {texts.openPlayer}: {player.name}
        </Link>
      )}
    </div>
  )
}

function Movement({ transfer }: { transfer: TransferRow }) {
  const { kind, amount, from, to, at } = transfer
  const end = ({ account, balance_after, version }: TransferRow['from']) => (
    <small>
      {ledgerWords(account)}
      {balance_after !== null && (
        <>
          , {texts.balanceAfter} <Amount amount={balance_after} />, {texts.version} {version}
        </>
      )}
    </small>
  )
  return (
    <div className={styles.move}>
      <span>
        <b>{kindText(kind)}</b>
        <b>
          <Amount amount={amount} />
        </b>
      </span>
      <small className="num">{momentOf(at)}</small>
      <span>
        {texts.from} {end(from)}
      </span>
      <span>
        {texts.to} {end(to)}
      </span>
    </div>
  )
}

function CauseFacts({ cause, cause_id }: { cause: Cause; cause_id: string }) {
  return (
    <>
      <section>
        <h3>{texts.cause}</h3>
        <dl className={panel.facts}>
          {cause.facts.flatMap((fact) => [
            <dt key={`${fact.name} name`}>{fact.name}</dt>,
            <dd key={fact.name}>
              <Fact fact={fact} />
            </dd>,
          ])}
          <dt>Id</dt>
          <dd className={styles.proof}>{cause_id}</dd>
        </dl>
      </section>
      {cause.proof.length > 0 && (
        <details className={styles.details}>
          <summary>{texts.proof}</summary>
          <dl className={panel.facts}>
            {cause.proof.flatMap(({ name, value }) => [
              <dt key={`${name} name`}>{name}</dt>,
              <dd key={name} className={styles.proof}>
                {value}
              </dd>,
            ])}
          </dl>
        </details>
      )}
      {cause.href !== null && (
        <Link href={cause.href} className={buttonClass({ size: 'sm' })}>
          {texts.open}
        </Link>
      )}
    </>
  )
}

function Fact({ fact }: { fact: CauseFact }) {
  if ('amount' in fact) return <Amount amount={fact.amount} />
  return 'at' in fact ? <span className="num">{momentOf(fact.at)}</span> : <>{fact.text}</>
}
