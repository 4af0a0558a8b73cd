import { useState } from 'react'
import styles from '#platform/console/filter/filters.module.css'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import type { AuditFilters } from './queries.ts'
import { texts } from './texts.ts'

const TEXT_MAX = 100

/** They live in the address, so that a link shows the same rows again. */
export function Filters({ filters }: { filters: AuditFilters }) {
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <Filter name="action" label={texts.action} placeholder={texts.actionHint} value={filters.action} />
      <Filter name="object" label={texts.object} placeholder={texts.objectHint} value={filters.object} />
      <Filter name="from" label={texts.dayFrom} type="date" value={filters.from} />
      <Filter name="to" label={texts.dayTo} type="date" value={filters.to} />
      {Object.values(filters).some(Boolean) && (
        <button
          type="button"
          onClick={() => navigate(withFilters({ action: null, object: null, from: null, to: null }))}
        >
          {texts.clear}
        </button>
      )}
    </search>
  )
}

interface FilterProps {
  name: keyof AuditFilters
  label: string
  value: string
  placeholder?: string
  type?: 'date'
}

function Filter({ name, label, value, placeholder, type }: FilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const apply = (wanted: string) => {
    if (wanted !== value) navigate(withFilters({ [name]: wanted, id: null }), { replace: true })
  }
  return (
    <label>
      <span>{label}</span>
      <input
        type={type ?? 'text'}
        placeholder={placeholder}
        maxLength={TEXT_MAX}
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (type === 'date') apply(event.target.value)
        }}
        onBlur={() => apply(typed.trim())}
        onKeyDown={(event) => event.key === 'Enter' && apply(typed.trim())}
      />
    </label>
  )
}
