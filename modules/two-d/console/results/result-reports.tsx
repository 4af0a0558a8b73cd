import { useMay } from '#platform/console/call/me.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { sayDone } from '#platform/console/say.ts'
import type { TwoDDrawDetail, TwoDResultReport } from '#two-d/contract/draws-staff.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { confirmResult } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

/** The result reports of a draw, and its results. */
export function ResultReports({ draw }: { draw: TwoDDrawDetail }) {
  if (draw.status === 'open' || draw.status === 'void') return null
  return (
    <>
      <section>
        <h3>{texts.reports}</h3>
        {draw.reports.length === 0 && <p className={styles.quiet}>{texts.noReports}</p>}
        <ul className={styles.reports}>
          {draw.reports.map((report) => (
            <Report key={report.id} draw={draw} report={report} />
          ))}
        </ul>
      </section>
      {draw.results.length > 0 && (
        <section>
          <h3>{texts.results}</h3>
          <ul className={styles.reports}>
            {draw.results.map(({ version, number, declared_at, reporters: [first = '', second = ''] }) => (
              <li key={version}>
                <p>
                  <b className="num">{number}</b> {texts.version(version)}
                </p>
                <p>
                  {texts.declaredBy(nameOf(first), nameOf(second))},{' '}
                  <span className="num">{momentOf(declared_at)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const nameOf = (reporter: string) =>
  reporter === 'feed' || reporter === 'second_feed' ? texts.source[reporter] : reporter

function Report({ draw, report }: { draw: TwoDDrawDetail; report: TwoDResultReport }) {
  const { version, number, set, value, user_name, source, reported_at, reason, is_withdrawn, reading_hash } = report
  return (
    <li className={classNames(is_withdrawn && styles.withdrawn)}>
      <p>
        {number === null ? (
          texts.hidden
        ) : (
          <>
            <b className="num">{number}</b> <span className="num">{`${set} / ${value}`}</span>
          </>
        )}
        {version > 1 && ` ${texts.forVersion(version)}`}
      </p>
      <p>
        {user_name ?? texts.source[source]}, <span className="num">{momentOf(reported_at)}</span>
        {is_withdrawn && `, ${texts.withdrawn}`}
      </p>
      {reason !== null && <p>{reason}</p>}
      {reading_hash !== null && (
        <details className={styles.hash}>
          <summary>{texts.hash}</summary>
          <code>{reading_hash}</code>
        </details>
      )}
      {number === null && !is_withdrawn && hasOwn(draw, version) && <p>{texts.differ}</p>}
      {canBeConfirmed(draw, report) && <Confirm draw={draw} report={report} />}
    </li>
  )
}

/** A feed's report that waits for its confirmation; that of a person is confirmed by figures (result-sheet.tsx). */
function canBeConfirmed(draw: TwoDDrawDetail, { version, user_name, is_withdrawn }: TwoDResultReport): boolean {
  const can_follow = draw.is_waiting || draw.status === 'settled'
  const is_of_feed = user_name === null
  return can_follow && version === draw.version + 1 && is_of_feed && !is_withdrawn && !hasOwn(draw, version)
}

const hasOwn = (draw: TwoDDrawDetail, version: number) =>
  draw.reports.some((one) => one.is_me && one.version === version && !one.is_withdrawn)

function Confirm({ draw, report }: { draw: TwoDDrawDetail; report: TwoDResultReport }) {
  const { is_busy, act } = useAction()
  const may_declare = useMay('two_d.declare')
  if (!may_declare) return null
  async function confirm() {
    await confirmResult(draw.id, report.id)
    sayDone(texts.confirmed)
  }
  return (
    <Button size="sm" busy={is_busy} onClick={() => act(confirm)}>
      {`${texts.confirm} ${report.number}`}
    </Button>
  )
}
