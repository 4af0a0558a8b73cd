export interface TableTab {
  go(url: string): void
  close(): void
}

/**
 * A tab opened within the tap, where no browser blocks it, before it is known where it will go; null where it was
 * blocked all the same. It lets go of this page first: what it shows later cannot reach back.
 */
export function openTableTab(waiting: string): TableTab | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab || tab.closed) return null
  tab.opener = null
  tab.document.title = waiting
  tab.document.body.textContent = waiting
  return { go: (url) => tab.location.replace(url), close: () => tab.close() }
}
