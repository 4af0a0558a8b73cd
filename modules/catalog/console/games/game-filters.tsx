import styles from '#platform/console/filter/filters.module.css'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import type { GameFilters } from '../queries.ts'
import { texts } from '../texts.ts'

interface Option {
  id: number | string
  name: string
}

const SHOWS: Option[] = Object.entries(texts.shows).map(([id, name]) => ({ id, name }))

interface GameFiltersBarProps {
  filters: GameFilters
  types: Option[]
  providers: Option[]
}

/** They live in the address, so that a link shows the same games again. */
export function GameFiltersBar({ filters, types, providers }: GameFiltersBarProps) {
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <Filter name="type" label={texts.type} value={filters.type} options={types} />
      <Filter name="provider" label={texts.provider} value={filters.provider} options={providers} />
      <Filter name="show" label={texts.show} value={filters.show} options={SHOWS} />
      {Object.values(filters).some(Boolean) && (
        <button
          type="button"
          onClick={() => navigate(withFilters({ q: null, type: null, provider: null, show: null }))}
        >
          {texts.clear}
        </button>
      )}
      {(filters.type === '' || filters.provider === '') && <p>{texts.orderHint}</p>}
    </search>
  )
}

interface FilterProps {
  name: Exclude<keyof GameFilters, 'q'>
  label: string
  value: string
  options: Option[]
}

function Filter({ name, label, value, options }: FilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => navigate(withFilters({ [name]: event.target.value, id: null }), { replace: true })}
      >
        <option value="">{texts.every}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
