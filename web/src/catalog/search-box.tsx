import { Icon } from '#ui/icon.tsx'
import styles from './search-box.module.css'

interface SearchBoxProps {
  value: string
  /** What a screen reader calls it. */
  label: string
  placeholder: string
  onChange: (text: string) => void
}

export function SearchBox({ value, label, placeholder, onChange }: SearchBoxProps) {
  return (
    <label className={styles.box}>
      <Icon name="magnifying-glass" weight="bold" size={20} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
