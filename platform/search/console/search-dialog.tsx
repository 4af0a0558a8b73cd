import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { Kbd } from '#platform/console/page/keys/kbd.tsx'
import { navigate } from '#platform/console/page/navigation.tsx'
import { Failed } from '#platform/console/page/states/states.tsx'
import { SEARCH_TEXT_MAX, SEARCH_TEXT_MIN } from '#search/contract/rules.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Modal } from '#ui/components/overlays/modal.tsx'
import { magnifyingGlassBold } from '#ui/icons.ts'
import type { Destination } from './destinations.ts'
import { Options } from './options.tsx'
import styles from './search.module.css'
import { texts } from './texts.ts'
import { type Option, useSearch } from './use-search.ts'

export interface SearchDialogProps {
  destinations: readonly Destination[]
  onClose: () => void
}

/** One field over everything: the arrow keys choose, Enter opens. */
export const SearchDialog = asOverlay(function SearchDialog({ destinations, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const [chosen_key, choose] = useState<string | null>(null)
  /** Enter was pressed before the answer to what is typed had come. */
  const [is_entered, setEntered] = useState(false)
  const list_id = useId()
  const { groups, options, error, refetch, is_settled } = useSearch(destinations, typed)
  const place = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen_key),
  )
  const chosen = options[place]

  const open = ({ href }: Option) => {
    onClose()
    navigate(href)
  }
  const openFirst = useEffectEvent(() => {
    setEntered(false)
    if (options[0]) open(options[0])
  })
  useEffect(() => {
    if (is_entered && is_settled) openFirst()
  }, [is_entered, is_settled])

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      choose(options[(place + step + options.length) % options.length]?.key ?? null)
    }
    // A Burmese keyboard ends a syllable by Enter, too.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!is_settled) setEntered(true)
    else if (chosen) open(chosen)
  }

  return (
    <Modal open onClose={onClose} className={styles.dialog} label={texts.title}>
      <div className={styles.field}>
        <Icon glyph={magnifyingGlassBold} size={18} />
        <input
          data-first-focus=""
          role="combobox"
          aria-label={texts.title}
          aria-expanded={options.length > 0}
          aria-controls={list_id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${list_id} ${chosen.key}`.replaceAll(' ', '-')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.hint}
          maxLength={SEARCH_TEXT_MAX}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            choose(null)
            setEntered(false)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <Options id={list_id} groups={groups} chosen={chosen} onOpen={open} onChoose={({ key }) => choose(key)} />
      )}
      <footer className={styles.foot}>
        <p role="status">{sayState({ typed, is_settled, count: options.length, failed: error !== null })}</p>
        <span className={styles.hints}>
          <Kbd name="Enter" /> {texts.open} <Kbd name="Esc" /> {texts.closes}
        </span>
      </footer>
    </Modal>
  )
})

interface SearchState {
  typed: string
  is_settled: boolean
  count: number
  failed: boolean
}

function sayState({ typed, is_settled, count, failed }: SearchState): string {
  if (failed) return ''
  if (typed.trim().length < SEARCH_TEXT_MIN) return texts.short
  if (!is_settled) return texts.searching
  return count === 0 ? texts.none : texts.found(count)
}
