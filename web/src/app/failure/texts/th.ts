import * as shared from '../../../platform/sentences/th.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'เกิดข้อผิดพลาด',
  screen: 'ไม่สามารถแสดงหน้านี้ได้ ส่วนอื่นของเว็บไซต์ยังใช้งานได้ตามปกติ',
  frame: 'ไม่สามารถแสดงเว็บไซต์ได้',
  overlay: 'เปิดไม่ได้ กรุณาลองอีกครั้ง',
  again: shared.try_again,
  home: 'หน้าหลัก',
  reload: 'โหลดใหม่',
} satisfies Texts<typeof en>
