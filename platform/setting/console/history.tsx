import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import panel from '#platform/console/panel.module.css'
import type { SettingGroup } from '#setting/contract/staff.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Lines } from './lines.tsx'
import styles from './settings.module.css'
import { texts } from './texts.ts'

export function History({ group }: { group: SettingGroup | undefined }) {
  const may_see_audit = useMay('audit.read')
  if (!group) return null
  return (
    <div className={classNames(panel.panel, styles.changes)}>
      <h2>{texts.history}</h2>
      {group.history.length === 0 && <p>{texts.noHistory}</p>}
      {group.history.map((change) => (
        <section key={change.at} className={styles.change}>
          <h3>
            {change.user_name}, <span className="num">{momentOf(change.at)}</span>
          </h3>
          <Lines group={group} change={change} />
          {change.reason && <p className={styles.reason}>{change.reason}</p>}
        </section>
      ))}
      {may_see_audit && (
        <Link className={styles.audit} href={`/audit?object=settings:${group.key}`}>
          {texts.toAudit}
        </Link>
      )}
    </div>
  )
}
