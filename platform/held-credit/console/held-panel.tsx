import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HELD_DECISIONS, type HeldDecision } from '#held-credit/contract/rules.ts'
import type { HeldCredit } from '#held-credit/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { sayDone } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './held-credits.module.css'
import { decideHeldCredit, heldCreditQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The same where only the credit's id is known: beside the list of approvals. */
export function HeldPanelOf({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(heldCreditQuery(id))
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <HeldPanel credit={data} />
}

/** One credit, and what two people say of it. */
export function HeldPanel({ credit }: { credit: HeldCredit }) {
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">
        <Amount amount={credit.amount} /> Ks, {credit.player.name}
      </h2>
      <Facts credit={credit} />
      {credit.status === 'pending' ? <Decision credit={credit} /> : <Decided credit={credit} />}
    </div>
  )
}

function Facts({ credit }: { credit: HeldCredit }) {
  const may_see_players = useMay('players.read')
  const may_see_wagers = useMay('wagers.read')
  const { player, partner, game, product_code, transaction_id, wager_code, amount, taken_back, cap, cap_amount } =
    credit
  return (
    <>
      <dl className={panel.facts}>
        <dt>{texts.player}</dt>
        <dd className="num">
          {may_see_players ? (
            <Link className={styles.link} href={`/players/${player.id}`}>
              {player.user_name}
            </Link>
          ) : (
            player.user_name
          )}
        </dd>
        <dt>{texts.partner}</dt>
        <dd>{texts.partners[partner]}</dd>
        <dt>{texts.game}</dt>
        <dd>{game}</dd>
        <dt>{partner === 'shan' ? texts.round : texts.wager}</dt>
        <dd className="num">{wager_code ?? '–'}</dd>
        <dt>{texts.at}</dt>
        <dd className="num">{momentOf(credit.at)}</dd>
        <dt>{texts.cap[cap]}</dt>
        <dd>
          <Amount amount={cap_amount} />
        </dd>
        {taken_back > 0 && (
          <>
            <dt>{texts.takenBack}</dt>
            <dd>
              <Amount amount={taken_back} />
            </dd>
            <dt>{texts.inHold}</dt>
            <dd>
              <Amount amount={credit.status === 'pending' ? amount - taken_back : 0} />
            </dd>
          </>
        )}
      </dl>
      {may_see_wagers && product_code !== null && transaction_id !== null && (
        <Link className={styles.link} href={`/wagers?of=${product_code}&id=${encodeURIComponent(transaction_id)}`}>
          {texts.lookAtWager}
        </Link>
      )}
    </>
  )
}

function Decision({ credit }: { credit: HeldCredit }) {
  const may_decide = useMay('held_credits.decide')
  const [requested, setAsked] = useState<HeldDecision | null>(null)
  const { first } = credit
  const own = first?.by.is_me ? first.decision : null
  const send = async (decision: HeldDecision, reason: string) => {
    const { data } = await decideHeldCredit(credit, decision, reason)
    sayDone(data.status === 'pending' ? texts.noted : texts.decided[decision])
  }
  return (
    <section className={panel.waiting} aria-label={texts.state}>
      {first ? (
        <p>
          {texts.said[first.decision](first.by.user_name)}: {first.reason}
        </p>
      ) : (
        <p>{texts.needsTwo}</p>
      )}
      {own && <p>{texts.youSaid}</p>}
      {may_decide && (
        <div className={form.buttons}>
          {HELD_DECISIONS.filter((decision) => decision !== own).map((decision) => (
            <Button
              key={decision}
              size="sm"
              kind={decision === 'release' ? 'primary' : 'secondary'}
              onClick={() => setAsked(decision)}
            >
              {texts.decide[decision]}
            </Button>
          ))}
        </div>
      )}
      {requested && (
        <ReasonDialog
          title={texts.effect[requested]}
          submitLabel={texts.decide[requested]}
          onClose={() => setAsked(null)}
          send={(reason) => send(requested, reason)}
        />
      )}
    </section>
  )
}

function Decided({ credit: { status, first, decided_by, decided_at, decision_reason } }: { credit: HeldCredit }) {
  return (
    <section>
      <h3>{texts.states[status]}</h3>
      {first && (
        <p>
          {texts.said[first.decision](first.by.user_name)}: {first.reason}
        </p>
      )}
      {decided_by && decided_at && (
        <p>
          {texts.decidedBy} {decided_by.user_name}, {momentOf(decided_at)}
          {decision_reason && `: ${decision_reason}`}
        </p>
      )}
    </section>
  )
}
