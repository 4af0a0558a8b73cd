import { Link, useFilters, withFilters } from './navigation.tsx'
import styles from './views.module.css'

export interface View {
  /** Of the address; null where it says nothing. */
  value: string | null
  label: string
}

export interface ViewsProps {
  label: string
  /** Which value of the address chooses. */
  name: string
  views: readonly View[]
  /** Values of the address that mean nothing in another part. */
  forgets?: readonly string[]
}

/** The parts of a screen, one of which is shown: the first, where the address names none of them. */
export function Views({ label, name, views, forgets = [] }: ViewsProps) {
  const wanted = useFilters().get(name)
  const chosen = views.find(({ value }) => value === wanted) ?? views[0]
  const forgotten = Object.fromEntries(['id', ...forgets].map((one) => [one, null]))
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map((view) => (
        <Link
          key={view.label}
          href={withFilters({ ...forgotten, [name]: view.value })}
          aria-current={view === chosen ? 'page' : undefined}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}
