import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundLine: 'หน้านี้อาจถูกย้าย หรือที่อยู่ไม่ถูกต้อง',
  goHome: 'กลับหน้าหลัก',
} satisfies Texts<typeof en>
