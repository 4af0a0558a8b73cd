import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ตั้งรหัสผ่านใหม่',
  line: 'ติดต่อเราก่อน เมื่อยืนยันว่าเป็นคุณแล้ว เราจะบอกรหัส 8 หลักที่ใช้ได้ภายใน 15 นาที',
  contact: shared.contact_us,
  phone: 'เบอร์โทรศัพท์',
  code: 'รหัสยืนยัน',
  newPassword: 'รหัสผ่านใหม่',
  change: 'เปลี่ยนรหัสผ่าน',
  changing: 'กำลังเปลี่ยน',
  changed: 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบ',
} satisfies Texts<typeof en>
