import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  offline: 'คุณออฟไลน์อยู่ กำลังแสดงข้อมูลล่าสุด',
  no_line: 'ไม่มีอินเทอร์เน็ต',
  on_break: 'คุณอยู่ในช่วงพักการเล่น',
  break: 'ช่วงพัก',
}

export default th
