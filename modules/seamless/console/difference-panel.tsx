import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import panel from '#platform/console/panel.module.css'
import { sayDone } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Money, neededDecimals } from '#ui/components/display/money.tsx'
import { type Difference, noteDifference } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

const money = (amount: number | null) =>
  amount === null ? '–' : <Money amount={amount} unit={null} decimals={neededDecimals(amount)} />

export function DifferencePanel({ difference }: { difference: Difference }) {
  const { one } = difference
  const may_resolve = useMay('wagers.resolve')
  const [is_asking, setAsking] = useState(false)
  const agreed_at = 'agreed_at' in one ? one.agreed_at : null
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{texts.kinds[one.kind]}</h2>
      <Sides difference={difference} />
      {'transaction_id' in one && one.transaction_id !== null && (
        <Link
          className={styles.link}
          href={`/wagers?of=${one.product_code}&id=${encodeURIComponent(one.transaction_id)}`}
        >
          {texts.look}
        </Link>
      )}
      {agreed_at && <p>{texts.agreed(momentOf(agreed_at))}</p>}
      {one.note && (
        <section>
          <h3>{texts.noteTitle}</h3>
          <p>{one.note.note}</p>
          <p className={styles.small}>{texts.by(one.note.user_name, momentOf(one.note.at))}</p>
        </section>
      )}
      {may_resolve && !one.note && !agreed_at && (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            {texts.note}
          </Button>
        </div>
      )}
      {is_asking && (
        <ReasonDialog
          title={texts.noteTitle}
          submitLabel={texts.note}
          onClose={() => setAsking(false)}
          send={async (note) => {
            await noteDifference(difference, note)
            sayDone(texts.noted)
          }}
        />
      )}
    </div>
  )
}

/** Our values and the provider's values, beside each other. */
function Sides({ difference: { maker, one } }: { difference: Difference }) {
  if (maker === 'shan') {
    return (
      <dl className={panel.facts}>
        <dt>{texts.code}</dt>
        <dd className="num">{one.about}</dd>
        <dt>{texts.ours}</dt>
        <dd>{money(one.ours)}</dd>
        <dt>{texts.theirs}</dt>
        <dd>{money(one.theirs)}</dd>
      </dl>
    )
  }
  const { ours, theirs } = one
  const rows = [
    { name: texts.status, our: ours.status ?? '–', their: theirs.status ?? '–' },
    { name: texts.bet, our: money(ours.bet), their: money(theirs.bet) },
    { name: texts.prize, our: money(ours.prize), their: money(theirs.prize) },
  ]
  return (
    <>
      <p className="num">
        {one.product_code}, {one.wager_code}
      </p>
      <table className={styles.sides}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.ours}</th>
            <th scope="col">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, our, their }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{our}</td>
              <td>{their}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
