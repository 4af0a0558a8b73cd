import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { magnifyingGlassBold, xBold } from '#ui/icons.ts'
import { Kbd } from '../page/keys/kbd.tsx'
import { useKeys } from '../page/keys/use-keys.ts'
import { navigate, useFilters, withFilters } from '../page/navigation.tsx'
import { texts } from '../texts.ts'
import styles from './search-box.module.css'

/** Time to finish a word before the platform is asked. */
const PAUSE_MS = 250

export interface SearchBoxProps {
  placeholder: string
  max: number
}

/** Looks for `q` of the address in the list of the screen. F goes there, Escape leaves; slash is for the search of everything. */
export function SearchBox({ placeholder, max }: SearchBoxProps) {
  const wanted = useFilters().get('q') ?? ''
  const [typed, setTyped] = useState(wanted)
  const [known, setKnown] = useState(wanted)
  const input = useRef<HTMLInputElement>(null)
  if (known !== wanted) {
    setKnown(wanted)
    if (wanted !== typed.trim()) setTyped(wanted)
  }

  useEffect(() => {
    if (typed.trim() === wanted) return
    const timer = setTimeout(() => navigate(withFilters({ q: typed.trim(), id: null }), { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted])

  useKeys({ f: () => input.current?.select() })
  return (
    <div className={styles.box} role="search">
      <Icon glyph={magnifyingGlassBold} size={16} />
      <input
        ref={input}
        type="search"
        aria-label={`${texts.search}: ${placeholder}`}
        aria-keyshortcuts="f"
        placeholder={placeholder}
        maxLength={max}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {typed === '' ? (
        <Kbd name="F" />
      ) : (
        <button type="button" aria-label={texts.clearSearch} onClick={() => setTyped('')}>
          <Icon glyph={xBold} size={14} />
        </button>
      )}
    </div>
  )
}
