import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/console/call/me.ts'
import { ledgerWords } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import type { WagerDetail } from '#seamless/contract/staff.ts'
import { Money, neededDecimals } from '#ui/components/display/money.tsx'
import { type WagerName, wagerQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

const money = (amount: number, signed = false) => (
  <Money amount={amount} unit={null} decimals={neededDecimals(amount)} signed={signed} />
)

/** A wager from its launch to the ledger. */
export function WagerPanel({ name }: { name: WagerName }) {
  const query = useQuery(wagerQuery(name))
  const wager = query.data
  return (
    <div className={panel.panel} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows rows={4} />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {wager && (
        <>
          <h2 aria-live="polite">{wager.wager_code ?? name.transaction_id}</h2>
          <Facts wager={wager} />
          <section>
            <h3>{texts.steps}</h3>
            <ol className={styles.steps}>
              {wager.transactions.map((step) => (
                <Step key={step.transaction_id} step={step} />
              ))}
            </ol>
          </section>
        </>
      )}
    </div>
  )
}

function Facts({ wager }: { wager: WagerDetail }) {
  const may_see_players = useMay('players.read')
  const { player, launch, latest_report } = wager
  return (
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
      <dt>{texts.game}</dt>
      <dd>{wager.game ?? `${wager.product_code}, ${wager.game_code ?? wager.game_type}`}</dd>
      <dt>{texts.round}</dt>
      <dd className="num">{wager.round_id ?? '–'}</dd>
      <dt>{texts.launch}</dt>
      <dd>
        {launch === null
          ? texts.noLaunch
          : `${momentOf(launch.at)}, ${launch.platform.toLowerCase()}, ${launch.address}`}
      </dd>
      <dt>{texts.latest_report}</dt>
      <dd>
        {latest_report === null ? (
          texts.noWord
        ) : (
          <>
            {latest_report.status.toLowerCase()}, {texts.bet.toLowerCase()} {money(latest_report.bet_amount)},{' '}
            {texts.prize.toLowerCase()} {money(latest_report.prize_amount)},{' '}
            {latest_report.is_listed ? texts.listed : texts.pushed}
          </>
        )}
      </dd>
    </dl>
  )
}

function Step({ step }: { step: WagerDetail['transactions'][number] }) {
  return (
    <li>
      <p className={styles.step}>
        <b>{step.action.toLowerCase().replaceAll('_', ' ')}</b>
        <b>{money(step.amount, true)}</b>
      </p>
      <p className={styles.small}>
        <span className="num">{momentOf(step.at)}</span>, {texts.balance.toLowerCase()} {money(step.balance_before)} →{' '}
        {money(step.balance_after)}
        {step.receivable > 0 && (
          <>
            , {texts.receivable.toLowerCase()} {money(step.receivable)}
          </>
        )}
      </p>
      {step.transfers.length === 0 && <p className={styles.small}>{texts.noTransfer}</p>}
      {step.transfers.map((transfer) => (
        <p key={transfer.kind} className={styles.transfer} title={step.cause_id}>
          {ledgerWords(transfer.kind)}: {ledgerWords(transfer.from)} → {ledgerWords(transfer.to)}{' '}
          {money(transfer.amount)}
        </p>
      ))}
    </li>
  )
}
