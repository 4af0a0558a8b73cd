import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  closes_in: 'ပိတ်ရန် ကျန်ချိန်',
  clock: ({ days, clock }) => (days === 0 ? clock : `${days} ရက် ${clock}`),
}

export default mm
