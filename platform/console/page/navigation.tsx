import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

export interface Address {
  pathname: string
  search: string
}

const current = createStore<Address>({ pathname: location.pathname, search: location.search })

const readLocation = () => current.set({ pathname: location.pathname, search: location.search })
window.addEventListener('popstate', readLocation)

export function navigate(href: string, options: { replace?: boolean } = {}): void {
  const here = location.pathname + location.search
  if (options.replace || href === here) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  readLocation()
}

export function useAddress(): Address {
  return useSyncExternalStore(current.subscribe, current.get)
}

/** The values of the address's query. Filters live there, so that a link shows the same list again. */
export function useFilters(): URLSearchParams {
  return new URLSearchParams(useAddress().search)
}

/** The address with some of its filters changed; null takes one out. */
export function withFilters(changes: Record<string, string | null>): string {
  const search = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') search.delete(name)
    else search.set(name, value)
  }
  const text = search.toString()
  return location.pathname + (text === '' ? '' : `?${text}`)
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link inside the console. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const is_elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || is_elsewhere) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}
