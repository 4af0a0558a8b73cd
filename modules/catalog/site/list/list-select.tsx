import { navigate, useAddress } from '#platform/site/navigation.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold } from '#ui/icons.ts'
import styles from './list-select.module.css'

interface ListSelectProps {
  /** Of the value in the address. */
  name: 'type' | 'provider' | 'sort'
  label: string
  /** The first is chosen where the address has none of them, and is not written into it. */
  choices: readonly { value: string; label: string }[]
}

/** A filter or a sort of a list. It stands in the address, so that Back and a link bring it again; Back leaves the list. */
export function ListSelect({ name, label, choices }: ListSelectProps) {
  const { pathname, search } = useAddress()
  const query = new URLSearchParams(search)
  const chosen = query.get(name)
  const choose = (value: string) => {
    if (value === choices[0]?.value) query.delete(name)
    else query.set(name, value)
    void navigate(`${pathname}?${query}`, { replace: true })
  }
  return (
    <label className={styles.select}>
      <span className="visually-hidden">{label}</span>
      <select
        name={name}
        value={choices.find(({ value }) => value === chosen)?.value ?? choices[0]?.value}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon glyph={caretDownBold} size={14} />
    </label>
  )
}
