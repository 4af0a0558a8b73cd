import { momentOf } from '#platform/console/figures/time.ts'
import panel from '#platform/console/panel.module.css'
import { wordsOfAction } from '#staff/contract/audit-rules.ts'
import type { AuditRow } from '#staff/contract/staff.ts'
import styles from './audit.module.css'
import { texts } from './texts.ts'

export function AuditPanel({ row }: { row: AuditRow | undefined }) {
  if (!row) return <p className={panel.nothing}>{texts.chooseOne}</p>
  const facts = [
    [texts.who, row.staff_id === null ? `${row.user_name}, ${texts.nobody}` : row.user_name],
    [texts.role, row.role],
    [texts.at, momentOf(row.at)],
    [texts.action, row.action],
    [texts.object, row.object],
    [texts.from, row.address],
    [texts.reason, row.reason ?? '–'],
    [texts.block, row.block ?? texts.notYet],
  ]
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{`${row.user_name} ${wordsOfAction(row.action)}`}</h2>
      <dl className={panel.facts}>
        {facts.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <Values title={texts.before} values={row.before} />
      <Values title={texts.after} values={row.after} />
    </div>
  )
}

function Values({ title, values }: { title: string; values: unknown }) {
  if (values === null || values === undefined) return null
  return (
    <section>
      <h3>{title}</h3>
      <pre className={styles.values}>{linesOf(values)}</pre>
    </section>
  )
}

/** One field to a line: easier to compare than braces. */
function linesOf(values: unknown): string {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return JSON.stringify(values)
  const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${plain(value)}`)
    .join('\n')
}
