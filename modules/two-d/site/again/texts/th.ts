import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  again: 'แทงอีกครั้ง',
  not_as_before: (slip_no) => `เลขที่แทงตามโพย ${slip_no} ไม่ได้:`,
  closed: (num) => `${num} ปิดรับ`,
  at_least: (num, amount) => `${num}: ขั้นต่ำ ${amount} Ks`,
  at_most: (num, amount) => `${num}: ไม่เกิน ${amount} Ks`,
  keep: (total) => `เก็บเฉพาะที่แทงได้ · ${total} Ks`,
  odds: (now, before) => `อัตราจ่าย × ${now} ในโพยนั้น × ${before}`,
  others: (count) => `รวม ${count} เลขที่เลือกไว้ก่อนหน้า`,
}

export default th
