import { Fragment } from 'react'
import type { LinkItem, RenderLink } from './link-item.ts'

interface LinkRowProps {
  label: string
  items: readonly LinkItem[]
  rowClass: string
  itemClass: string
  renderLink?: RenderLink
  /** With it the items are buttons that stay on the page, and `href` is only their name. */
  onSelect?: (href: string) => void
}

export function LinkRow({ label, items, rowClass, itemClass, renderLink, onSelect }: LinkRowProps) {
  if (onSelect) {
    return (
      <div className={rowClass} role="group" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.href}
            type="button"
            className={itemClass}
            aria-pressed={item.current}
            onClick={() => onSelect(item.href)}
          >
            {item.label}
          </button>
        ))}
      </div>
    )
  }
  return (
    <nav className={rowClass} aria-label={label}>
      {items.map((item) => {
        const link = {
          href: item.href,
          className: itemClass,
          'aria-current': item.current ? ('page' as const) : undefined,
          children: item.label,
        }
        return <Fragment key={item.href}>{renderLink ? renderLink(link) : <a {...link} />}</Fragment>
      })}
    </nav>
  )
}
