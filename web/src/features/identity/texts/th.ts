import * as shared from '../../../platform/sentences/th.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  login: shared.login,
  loggingIn: 'กำลังเข้าสู่ระบบ',
  loggedIn: 'เข้าสู่ระบบสำเร็จ',
  loginLine: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์หรือชื่อผู้ใช้',
  userName: 'ชื่อผู้ใช้หรือเบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  forgot: 'ลืมรหัสผ่าน?',
  newHere: 'ยังไม่มีบัญชี?',
  joinNow: shared.join_now,
  passwordHint: 'อย่างน้อย 8 ตัวอักษร',
  confirmPassword: 'ยืนยันรหัสผ่าน',
  close: shared.close_dialog,
  unexpected: 'เกิดข้อผิดพลาดที่ไม่คาดคิด',
} satisfies Texts<typeof en>
