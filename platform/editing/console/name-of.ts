import type { EditingItem } from '#editing/contract/staff.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { texts } from './texts.ts'

/** The fields that say what an item is, the first of them that has something. */
const NAMES = ['title_en', 'name', 'text_en']

export function nameOf(item: EditingItem, index: number): string {
  const name = NAMES.map((field) => item.values[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : texts.numbered(index + 1)
}

/** From when to when it is shown. */
export function scheduleOf({ values: { starts_at, ends_at } }: EditingItem): string {
  const parts = [
    typeof starts_at === 'string' ? texts.from(momentOf(starts_at)) : null,
    typeof ends_at === 'string' ? texts.until(momentOf(ends_at)) : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? texts.always : parts.join(', ')
}
