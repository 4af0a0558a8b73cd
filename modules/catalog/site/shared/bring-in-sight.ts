/** Moves a row that scrolls sideways, and the row alone, until the named one of its children is in the middle. */
export function bringInSight(row: HTMLElement | null, name: string): void {
  const child = row?.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)
  if (row && child) row.scrollTo({ left: child.offsetLeft - (row.clientWidth - child.offsetWidth) / 2 })
}
