import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  myProfile: 'โปรไฟล์ของฉัน',
  account: 'บัญชี',
  accountUserName: 'ชื่อผู้ใช้',
  accountName: 'ชื่อ-นามสกุล',
  accountPhone: 'เบอร์โทรศัพท์',
  noPhone: 'ไม่ได้ระบุ',
  gameBalance: shared.game_balance,
  mainBalance: shared.main_balance,
  exchange: shared.exchange,
  changePassword: 'เปลี่ยนรหัสผ่าน',
  oldPassword: 'รหัสผ่านเดิม',
  newPassword: 'รหัสผ่านใหม่',
  changing: 'กำลังเปลี่ยน',
  passwordChanged: 'เปลี่ยนรหัสผ่านสำเร็จ',
  changeUnreachable: 'เกิดข้อผิดพลาดขณะเปลี่ยนรหัสผ่าน กรุณาลองอีกครั้ง',
  takeBreak: 'พักการเล่น',
  takeBreakLine: 'หนึ่งวันหรือนานกว่านั้น',
  depositLimits: shared.deposit_limits,
  depositLimitsLine: 'กำหนดยอดฝากสูงสุดของคุณเอง',
  devices: 'อุปกรณ์ที่เข้าสู่ระบบอยู่',
  devicesLine: 'ดูและนำออกจากระบบ',
  lastOtherLogin: 'เข้าสู่ระบบครั้งอื่นล่าสุด',
  noOtherLogin: 'ยังไม่มี',
  onSystem: (browser, system) => `${browser} บน ${system}`,
  unknownDevice: 'อุปกรณ์ที่ไม่รู้จัก',
}

export default th
