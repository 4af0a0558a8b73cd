import type { Texts } from '../texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  ended: 'เซสชันของคุณสิ้นสุดแล้ว',
  go_on: 'เข้าสู่ระบบเพื่อทำต่อ สิ่งที่คุณพิมพ์และเลือกไว้ยังอยู่ที่นี่',
  not_done: 'เซสชันสิ้นสุดแล้ว จึงยังไม่มีการดำเนินการใด กรุณาลองอีกครั้ง',
}

export default th
