import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  clear: 'ล้างเลขทั้งหมด',
  no_reverse: 'เลือกเลขกลับครบแล้ว',
  capacity_failed: 'โหลดยอดคงเหลือของเลขไม่สำเร็จ',
  draw_closed: 'รอบนี้ปิดรับแทงแล้ว',
  bet_on: (time) => `แทงรอบ ${time}`,
  other_draw: (count, time, sum) => `รอบ ${time}: ${count} เลข · ${sum} Ks`,
  take_along: 'นำมารอบนี้',
}

export default th
