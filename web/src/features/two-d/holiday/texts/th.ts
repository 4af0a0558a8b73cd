import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'วันหยุด 2D',
  weekends: 'ไม่มีการออกเลขในวันเสาร์ วันอาทิตย์ และวันต่อไปนี้',
  years: 'ปี',
  failed: 'โหลดวันหยุดไม่สำเร็จ',
  provisional: 'รอยืนยัน',
}

export default th
