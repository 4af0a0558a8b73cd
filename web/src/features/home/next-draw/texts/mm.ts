import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  closes_at: (time) => `${time} တွင် ပိတ်မည်`,
  left: 'ကျန်',
  clock: ({ days, clock }) => (days === 0 ? clock : `${days} ရက် ${clock}`),
}

export default mm
