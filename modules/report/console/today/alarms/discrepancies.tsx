import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { ledgerWords } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import type { DiscrepanciesAnswer, DiscrepancySubject, OpenDiscrepancy } from '#reconciliation/contract/staff.ts'
import { texts } from '../texts.ts'
import { AlarmBox, ForEngineer } from './alarm-box.tsx'
import styles from './alarms.module.css'
import { TOPICS } from './topics.ts'

const POLL_MS = 15_000
/** The figures of the day stay on the page; `npm run reconcile -- --status` has the rest. */
const TOPICS_MAX = 4

type Data = DiscrepanciesAnswer['data']
type OpenTopic = Data['topics'][number]

const discrepanciesQuery = dataQuery<DiscrepanciesAnswer>(
  ['reconciliation', 'discrepancies'],
  '/reconciliation/discrepancies',
  { poll_ms: POLL_MS },
)

/** The open discrepancies that the worker found in the ledger; nothing while there are none. */
export function Discrepancies() {
  const { data } = useQuery({ ...discrepanciesQuery, enabled: useMay('audit.read') })
  if (!data) return null
  const { topics, discrepancies, whole_proof } = data
  if (topics.length === 0)
    return whole_proof && whole_proof.wrong_checks > 0 ? <WrongProof proof={whole_proof} /> : null
  const open = topics.reduce((sum, topic) => sum + topic.open, 0)
  return (
    <AlarmBox title={texts.ledgerDiffers(open)}>
      {whole_proof?.wrong_checks === 0 && <p>{beside(whole_proof, topics)}</p>}
      {topics.slice(0, TOPICS_MAX).map((topic) => (
        <TopicPart key={topic.topic} topic={topic} rows={discrepancies.filter((row) => row.topic === topic.topic)} />
      ))}
      {topics.length > TOPICS_MAX && <p>{texts.moreTopics(topics.length - TOPICS_MAX)}</p>}
      <ForEngineer>
        <ul className={styles.sentences}>
          {discrepancies.map(({ invariant, promise, sentence }) => (
            <li key={`${promise} ${sentence}`}>
              <code>{invariant}</code> {sentence}
              <span className={styles.detail}>{texts.shouldHold(promise)}</span>
            </li>
          ))}
        </ul>
        <p>{texts.ledgerHelp}</p>
      </ForEngineer>
    </AlarmBox>
  )
}

type Proof = NonNullable<Data['whole_proof']>

/** The whole proof of one moment says more than the worker has come to: that is an alarm of its own. */
const WrongProof = ({ proof }: { proof: Proof }) => (
  <AlarmBox title={texts.wholeProofDiffers(momentOf(proof.ended_at))}>
    <p>{texts.wholeProofHelp}</p>
  </AlarmBox>
)

/** Two answers that differ say why. */
const beside = ({ ended_at }: Proof, topics: OpenTopic[]): string =>
  topics.some(({ found_at }) => found_at > ended_at)
    ? texts.foundSinceProof(momentOf(ended_at))
    : texts.foundBeforeProof(momentOf(ended_at))

function TopicPart({ topic, rows }: { topic: OpenTopic; rows: OpenDiscrepancy[] }) {
  const { what, now, page } = TOPICS[topic.topic]
  const named = rows.slice(0, NAMED_MAX)
  return (
    <div className={styles.topic}>
      <h3>{what}</h3>
      <ul>
        {named.map((row) => (
          <li key={row.sentence}>
            <Line row={row} />
          </li>
        ))}
        {topic.open > named.length && (
          <li>{texts.moreOfTopic(writeCount(topic.open - named.length), momentOf(topic.found_at))}</li>
        )}
      </ul>
      <p>
        <b>{texts.now}</b> {now} {page && <Link href={page.href}>{page.label}</Link>}
      </p>
    </div>
  )
}

/** Enough to know whom to call. */
const NAMED_MAX = 3

function Line({ row: { amount, subject, day, found_at } }: { row: OpenDiscrepancy }) {
  return (
    <>
      {amount !== null && (
        <>
          <b>
            <Amount amount={amount} /> Ks
          </b>
          ,{' '}
        </>
      )}
      {subject && (
        <>
          <Subject subject={subject} />,{' '}
        </>
      )}
      {day !== null && `${texts.ofDay(writeDay(day))}, `}
      {texts.since(momentOf(found_at))}
    </>
  )
}

function Subject({ subject: { kind, id, name } }: { subject: DiscrepancySubject }) {
  if (kind === 'company') return texts.companyAccount(ledgerWords(name))
  const href = { player: `/players/${id}`, agent: `/agents/${id}`, payment_account: '/payment-accounts' }[kind]
  return (
    <>
      {texts.subjects[kind]} <Link href={href}>{name}</Link>
    </>
  )
}
