import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  closes_at: (time) => `ปิดรับ ${time}`,
  left: 'เหลือ',
  clock: ({ days, clock }) => (days === 0 ? clock : `${days} วัน ${clock}`),
}

export default th
