import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ยืนยันการแทง',
  main_balance: shared.main_balance,
  short: (amount) => `ยอดเงินหลักขาดอีก ${amount} Ks`,
  exchange: shared.exchange,
  deposit: 'ฝากเงิน',
  numbers: 'เลขของคุณ',
  odds: 'อัตราจ่าย',
  would_pay: 'เงินที่จะได้',
  stake_on: (num) => `เงินแทงเลข ${num}`,
  remove: (num) => `ลบเลข ${num}`,
  stake_min: (min) => `แทงขั้นต่ำ ${min} Ks`,
  add_more: 'เพิ่มเลข',
  total: 'รวม',
  total_of: (count) => `รวม ${count} เลข`,
  confirm: 'ยืนยัน',
  confirm_sum: (sum) => `ยืนยัน ${sum} Ks`,
  sending: shared.sending,
  placed: 'แทงสำเร็จ',
  failed: 'แทงไม่สำเร็จ!',
  unknown: 'ยังไม่ทราบว่าแทงสำเร็จหรือไม่',
  once: 'กดยืนยันซ้ำจะไม่แทงสองครั้ง',
  your_slips: 'โพยของคุณ',
  over_limit: 'เลขที่เกินวงเงิน: ',
  still_takes: (num, amount) => `${num} รับได้อีก ${amount} Ks`,
  takes_nothing: (num) => `${num} เต็มแล้ว`,
  place_rest: (total) => `แทงที่เหลือ · ${total} Ks`,
}

export default th
