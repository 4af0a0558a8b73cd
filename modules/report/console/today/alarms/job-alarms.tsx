import { useQuery } from '@tanstack/react-query'
import type { JobAlarmsAnswer, RaisedAlarm } from '#job/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { texts } from '../texts.ts'
import { AlarmBox, ForEngineer } from './alarm-box.tsx'
import styles from './alarms.module.css'
import { JOBS } from './jobs.ts'

const POLL_MS = 15_000
/** The worst come first; the figures of the day stay on the page. */
const SHOWN_MAX = 5

const alarmsQuery = dataQuery<JobAlarmsAnswer>(['jobs', 'alarms'], '/jobs/alarms', { poll_ms: POLL_MS })

/** The periodic jobs that failed, lasted too long or did not run; nothing while all is well. */
export function JobAlarms() {
  const { data } = useQuery({ ...alarmsQuery, enabled: useMay('audit.read') })
  if (!data || (data.no_worker_since === null && data.alarms.length === 0)) return null
  const { no_worker_since, alarms } = data
  return (
    <AlarmBox
      title={no_worker_since === null ? texts.jobsAsk(alarms.length) : texts.noWorker(momentOf(no_worker_since))}
    >
      {no_worker_since !== null && <p>{texts.noWorkerMeans}</p>}
      {alarms.length > 0 && (
        <ul>
          {alarms.slice(0, SHOWN_MAX).map((raised) => (
            <Alarm key={raised.job} raised={raised} />
          ))}
          {alarms.length > SHOWN_MAX && <li>{texts.moreJobs(alarms.length - SHOWN_MAX)}</li>}
        </ul>
      )}
      <p>
        <b>{texts.now}</b> {no_worker_since === null ? texts.jobsNow : texts.noWorkerNow}
      </p>
      {alarms.length > 0 && (
        <ForEngineer>
          <ul className={styles.sentences}>
            {alarms.map(({ job, program, error }) => (
              <li key={job}>
                <code>{job}</code> {program !== null && texts.ranBy(program)}
                {error && (
                  <span className={styles.detail}>
                    {error.kind}: {error.message}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p>{texts.jobsHelp}</p>
        </ForEngineer>
      )}
    </AlarmBox>
  )
}

const Alarm = ({ raised }: { raised: RaisedAlarm }) => (
  <li>
    <b>{JOBS[raised.job].name}</b> {sentenceOf(raised)}
    <span className={styles.detail}>{JOBS[raised.job].waits}</span>
  </li>
)

function sentenceOf({
  alarm,
  failures,
  error,
  lasted_seconds,
  is_running,
  period_seconds,
  began_at,
}: RaisedAlarm): string {
  const period = durationOf(period_seconds)
  if (alarm === 'failed') return texts.jobFailed(writeCount(failures), momentOf(error?.at ?? began_at ?? ''))
  if (alarm === 'slow') {
    const [lasted, limit] = [durationOf(lasted_seconds ?? 0), durationOf(period_seconds / 2)]
    return is_running ? texts.jobRuns(lasted, limit) : texts.jobWasSlow(lasted, limit)
  }
  return began_at === null ? texts.jobNeverRan(period) : texts.jobIsSilent(momentOf(began_at), period)
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** 45 s, 10 min, 2 h, 1 d: whole units, rounded down. */
function durationOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.floor(seconds)} s`
  if (seconds < 2 * HOUR) return `${Math.floor(seconds / MINUTE)} min`
  return seconds < 2 * DAY ? `${Math.floor(seconds / HOUR)} h` : `${Math.floor(seconds / DAY)} d`
}
