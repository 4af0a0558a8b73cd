import { useEffect, useRef } from 'react'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import styles from './search.module.css'
import { texts } from './texts.ts'
import type { Option, OptionGroup } from './use-search.ts'

export interface OptionsProps {
  id: string
  groups: OptionGroup[]
  chosen: Option | undefined
  onOpen: (option: Option) => void
  onChoose: (option: Option) => void
}

/** The list below the field. The focus stays in the field, so the chosen one is scrolled to here. */
export function Options({ id, groups, chosen, onOpen, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosen_key = chosen?.key
  useEffect(() => {
    if (chosen_key !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen_key])
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(({ name, options, has_more }) => (
        <div key={name} role="group" aria-label={name}>
          <p className={styles.group} aria-hidden="true">
            {name}
          </p>
          {options.map((option) => (
            <Link
              key={option.key}
              id={`${id} ${option.key}`.replaceAll(' ', '-')}
              role="option"
              aria-selected={option.key === chosen_key}
              tabIndex={-1}
              href={option.href}
              className={styles.option}
              onPointerMove={() => option.key !== chosen_key && onChoose(option)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                onOpen(option)
              }}
            >
              <Found option={option} />
            </Link>
          ))}
          {has_more && (
            <p className={styles.more} aria-hidden="true">
              {texts.more}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

function Found({ option: { title, details, amount, at } }: { option: Option }) {
  return (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.details}>{details.join(' · ')}</span>
      {amount !== null && (
        <span className={styles.figure}>
          <Amount amount={amount} />
        </span>
      )}
      {at !== null && <span className={styles.at}>{momentOf(at)}</span>}
    </>
  )
}
