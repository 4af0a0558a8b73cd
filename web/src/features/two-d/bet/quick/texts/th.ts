import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  known: 'ชุดเลข',
  parity: 'คู่และคี่',
  halves: 'สูงต่ำและช่วงยี่สิบ',
  digits: 'ตามตัวเลข',
  choose_digits: 'ตัวเลข',
  with_reverse: 'รวมเลขกลับ (R)',
  sets: {
    doubles: 'เลขเบิ้ล',
    even_doubles: 'เบิ้ลคู่',
    odd_doubles: 'เบิ้ลคี่',
    power: 'พาวเวอร์',
    nat_khat: 'นักษัตร',
    thai_power: 'พาวเวอร์ไทย',
    thai_nat_khat: 'นักษัตรไทย',
    brothers: 'เลขพี่น้อง',
    even_even: 'คู่คู่',
    even_odd: 'คู่คี่',
    odd_even: 'คี่คู่',
    odd_odd: 'คี่คี่',
    even_head: 'หน้าคู่',
    odd_head: 'หน้าคี่',
    even_tail: 'หลังคู่',
    odd_tail: 'หลังคี่',
    small: 'ต่ำ 00–49',
    big: 'สูง 50–99',
    block_00: '00–19',
    block_20: '20–39',
    block_40: '40–59',
    block_60: '60–79',
    block_80: '80–99',
  },
  digit_sets: {
    head: 'รูดหน้า',
    tail: 'รูดหลัง',
    contains: '19 ประตู',
    break: 'ผลรวมหลักหน่วย',
    round: 'วินเลข',
    round_doubles: 'วินเลข+เบิ้ล',
  },
}

export default th
