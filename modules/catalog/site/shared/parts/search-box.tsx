import { Icon } from '#ui/components/display/icon.tsx'
import { magnifyingGlassBold } from '#ui/icons.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  value: string
  /** The name of the field for screen readers. */
  label: string
  placeholder: string
  onChange: (text: string) => void
}

export function SearchBox({ value, label, placeholder, onChange }: SearchBoxProps) {
  return (
    <label className={styles.box}>
      <Icon glyph={magnifyingGlassBold} size={20} />
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
