import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  would_add: 'เลขที่จะเพิ่ม',
  left_out: 'เต็มหรือปิดรับ จึงไม่รวม:',
  adds_up: (count) => `${count} เลขเลือกไว้แล้ว ยอดแทงจะรวมกัน`,
  add_nothing: 'ยังไม่มีเลขให้เพิ่ม',
  add: (count, total) => `เพิ่ม ${count} เลข · ${total} Ks`,
}

export default th
