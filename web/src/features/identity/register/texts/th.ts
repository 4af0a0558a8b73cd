import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  join: shared.join_now,
  joining: 'กำลังสมัคร',
  registered: 'สมัครสมาชิกสำเร็จ',
  name: 'ชื่อ-นามสกุล',
  phone: 'เบอร์โทรศัพท์',
  phoneHint: 'เบอร์เมียนมา เช่น 09\u00a0420\u00a0000\u00a0000',
  referralCode: 'รหัสแนะนำ (ไม่บังคับ)',
  ageLine: 'เมื่อสมัคร คุณยืนยันว่ามีอายุ 18 ปีขึ้นไป',
  readFirst: 'กรุณาอ่านก่อนสมัคร:',
  terms: 'ข้อกำหนดการใช้งาน',
  privacy: 'ความเป็นส่วนตัว',
  responsiblePlay: 'เล่นอย่างมีความรับผิดชอบ',
  haveAccount: 'มีบัญชีอยู่แล้ว?',
}

export default th
