import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ผล 2D',
  day: 'วันที่',
  last_days: 'ย้อนหลัง',
  failed: 'โหลดผลไม่สำเร็จ',
  none: 'ไม่มีผลของวันที่เลือก',
  none_yet: 'ยังไม่มีผล',
  corrected: 'แก้ไขแล้ว',
}

export default th
