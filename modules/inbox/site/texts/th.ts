import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'การแจ้งเตือน',
  unread: 'ยังไม่ได้อ่าน',
  none: 'ยังไม่มีการแจ้งเตือน',
  none_line: 'การแจ้งเตือนเรื่องฝากเงิน ถอนเงิน โบนัส และเงินรางวัลจะแสดงที่นี่',
  something_wrong: shared.something_wrong,
  try_again: shared.try_again,
  load_more: shared.load_more,
  loading: shared.loading,

  deposit_approved: (amount) => `เงินฝาก ${amount} Ks เข้าแล้ว`,
  deposit_rejected: (amount) => `เงินฝาก ${amount} Ks ถูกปฏิเสธ`,
  withdrawal_approved: (number, amount) => `จ่ายรายการถอน #${number} แล้ว: ${amount} Ks`,
  withdrawal_rejected: (number) => `รายการถอน #${number} ถูกปฏิเสธ`,
  given_back: (amount) => `คืน ${amount} Ks เข้ายอดเงินหลักแล้ว`,
  bonus_given: (amount) => `คุณได้รับโบนัส ${amount} Ks`,
  bonus_finished: (amount) => `โบนัสครบเงื่อนไขแล้ว: ${amount} Ks เข้ายอดเงินหลัก`,
  bonus_lapsed: (amount) => `โบนัส ${amount} Ks หมดอายุแล้ว`,
  bonus_ended: (amount) => `โบนัส ${amount} Ks ถูกยกเลิก`,
  slip_won: (digits, amount) => `${digits} ถูกรางวัล: ${amount} Ks`,
  result_corrected: (digits, amount) => `แก้ไขผลแล้ว: เรียกคืน ${amount} Ks ของเลข ${digits}`,
  password_changed: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
  password_line: 'หากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อเราทันที',

  session: {
    early: (day) => `รอบสาย ${day}`,
    morning: (day) => `รอบเช้า ${day}`,
    afternoon: (day) => `รอบบ่าย ${day}`,
    evening: (day) => `รอบเย็น ${day}`,
  },

  reasons: {
    money_not_received: 'ยังไม่ได้รับเงิน',
    amount_differs: 'จำนวนเงินที่ได้รับไม่ตรงกับที่กรอก',
    reference_not_found: 'ไม่พบรายการโอนที่มีตัวเลขเหล่านี้',
    reference_used: 'ตัวเลขเหล่านี้ถูกใช้กับรายการฝากอื่นแล้ว',
    account_not_found: 'ไม่พบบัญชีหมายเลขนี้',
    name_differs: 'ชื่อไม่ตรงกับบัญชีนี้',
    method_closed: 'ช่องทางรับเงินนี้ปิดอยู่ในขณะนี้',
    check_failed: 'คำขอไม่ผ่านการตรวจสอบของเรา',
    other: 'เหตุผลอื่น',
  },
  advice: {
    money_not_received: 'หากโอนแล้ว กรุณาติดต่อเรา',
    amount_differs: 'กรุณาส่งคำขอใหม่ด้วยยอดที่โอนจริง',
    reference_not_found: 'กรุณาตรวจสอบตัวเลขแล้วส่งคำขอใหม่',
    reference_used: 'กรุณาตรวจสอบตัวเลขแล้วส่งคำขอใหม่',
    account_not_found: 'กรุณาตรวจสอบเลขที่บัญชีแล้วส่งคำขอใหม่',
    name_differs: 'กรุณาใช้บัญชีชื่อของคุณเอง',
    method_closed: 'กรุณาเลือกช่องทางอื่น',
    check_failed: 'หากมีข้อสงสัย กรุณาติดต่อเรา',
    other: 'หากมีข้อสงสัย กรุณาติดต่อเรา',
  },
}

export default th
