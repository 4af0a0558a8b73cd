import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  closes_at: (time) => `${time} 截止`,
  left: '剩余',
  clock: ({ days, clock }) => (days === 0 ? clock : `${days} 天 ${clock}`),
}

export default zh
