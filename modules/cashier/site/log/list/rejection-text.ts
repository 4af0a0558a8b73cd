import type { Rejection } from '#cashier/contract/player.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from '../../texts/en.ts'

/** Why a request was rejected. `other` says nothing by itself where words were added. */
export function rejectionText(texts: Texts<typeof en>['log'], { code, note }: Rejection): string {
  const preset = code === 'other' && note !== null ? null : texts.reasons[code]
  return [preset, note].filter((part) => part !== null).join(' ')
}
