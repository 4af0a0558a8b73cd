import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  label: 'เลขที่ยังไม่ได้แทง',
  chosen: (count) => `เลือกไว้ ${count} เลข`,
  closes: (time) => `รอบ ${time}`,
  closed: (time) => `รอบ ${time} ปิดรับแล้ว`,
  go_on: 'แทงต่อ',
  next: (time) => `แทงรอบ ${time}`,
  drop: 'ลบเลขเหล่านี้',
  sure: 'ลบเลขที่เลือกทั้งหมด?',
  yes: 'ลบ',
  no: 'เก็บไว้',
}

export default th
