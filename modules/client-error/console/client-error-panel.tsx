import type { ClientErrorRow } from '#client-error/contract/report.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import panel from '#platform/console/panel.module.css'
import styles from './client-errors.module.css'
import { texts } from './texts.ts'

export function ClientErrorPanel({ row }: { row: ClientErrorRow | undefined }) {
  if (!row) return <p className={panel.nothing}>{texts.chooseOne}</p>
  const facts = [
    [texts.site, texts.apps[row.app]],
    [texts.kind, texts.kinds[row.kind]],
    [texts.route, row.route],
    [texts.release, row.release],
    [texts.count, String(row.count)],
    [texts.firstSeen, momentOf(row.first_seen)],
    [texts.lastSeen, momentOf(row.last_seen)],
    [texts.browser, row.browser],
    [texts.language, row.language],
  ]
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{row.message}</h2>
      <dl className={panel.facts}>
        {facts.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <section>
        <h3>{texts.stack}</h3>
        <pre className={styles.stack}>{row.stack || texts.noStack}</pre>
      </section>
    </div>
  )
}
