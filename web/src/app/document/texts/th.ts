import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  description: 'Thazin รวมสล็อต คาสิโนสด เกมยิงปลา และกีฬา พร้อมเดิมพันตัวเลขที่ตรวจสอบผลได้ทุกครั้ง และยอดเงินสองกระเป๋าที่ชัดเจน',
  gameWindowLost: 'เกมในหน้าต่างนี้ปิดแล้ว กรุณาปิดหน้าต่างและกดเล่นอีกครั้ง',
} satisfies Texts<typeof en>
