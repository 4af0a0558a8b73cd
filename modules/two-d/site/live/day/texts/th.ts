import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  day: 'รอบของวัน',
  opens: (day, time) => `ตลาดเปิด ${day} ${time}`,
  slips: (count) => `${count} โพย`,
  no_slips: 'ไม่มีโพย',
}

export default th
