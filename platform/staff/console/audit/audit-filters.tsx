import { useState } from 'react'
import { queryText } from '#platform/console/call/api.ts'
import styles from '#platform/console/filter/filters.module.css'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import type { AuditFilters } from './queries.ts'
import { texts } from './texts.ts'

const TEXT_MAX = 100
const NONE = { user_name: null, action: null, object: null, from: null, to: null, claims: null }

const chainHref = ({ from, to }: AuditFilters) => `/api/console/audit/chain.ndjson${queryText({ from, to })}`

/** They live in the address, so that a link shows the same rows again. */
export function Filters({ filters }: { filters: AuditFilters }) {
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <Filter name="user_name" label={texts.who} placeholder={texts.whoHint} value={filters.user_name} />
      <Filter name="action" label={texts.action} placeholder={texts.actionHint} value={filters.action} />
      <Filter name="object" label={texts.object} placeholder={texts.objectHint} value={filters.object} />
      <Filter name="from" label={texts.dayFrom} type="date" value={filters.from} />
      <Filter name="to" label={texts.dayTo} type="date" value={filters.to} />
      <label>
        <span>{texts.claims}</span>
        <select
          value={filters.claims}
          onChange={({ target }) =>
            navigate(withFilters({ claims: target.value || null, id: null }), { replace: true })
          }
        >
          <option value="">{texts.hidden}</option>
          <option value="shown">{texts.shown}</option>
        </select>
      </label>
      {Object.values(filters).some(Boolean) && (
        <button type="button" onClick={() => navigate(withFilters(NONE))}>
          {texts.clear}
        </button>
      )}
      {filters.from !== '' && filters.to !== '' && (
        <a href={chainHref(filters)} download>
          {texts.chainFile}
        </a>
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
