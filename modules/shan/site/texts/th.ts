import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ฉานโกมี',
  back: shared.back,
  line: 'ไพ่สองใบ จั่วเพิ่มได้หนึ่งใบ ใครใกล้เก้ากว่าเจ้ามือชนะ',
  account: 'บัญชี',
  balance: 'ยอดเงิน',
  product_code: 'รหัสเกม',
  launch: 'เปิดเกมฉานโกมี',
  launching: 'กำลังเปิดโต๊ะ',
  new_tab: 'โต๊ะจะเปิดในแท็บใหม่ และเล่นด้วยยอดเงินเกมของคุณ',
  exchange: shared.exchange_balance,
  launched: 'เปิดเกมสำเร็จ!',
  open_table: 'เปิดโต๊ะ',
  blocked: shared.popup_blocked,
  failed: shared.launch_failed,
  network: 'เครือข่ายหรือเซิร์ฟเวอร์ขัดข้อง',
  no_user: 'โหลดข้อมูลผู้ใช้ไม่สำเร็จ กรุณาเข้าสู่ระบบอีกครั้ง',
  rules_title: 'โดยย่อ',
  rule_cards: 'เอซนับ 1 สิบและไพ่รูปนับศูนย์ นับเฉพาะหลักหน่วยของผลรวม',
  rule_do: 'สองใบได้แปดหรือเก้าแต้มคือป๊อก รอบจบทันที',
  rule_times: 'ไพ่คู่และดอกเดียวกันคูณเพิ่ม: ไพ่ของผู้ชนะคูณเดิมพันได้ถึง 5 เท่า ทั้งได้และเสีย',
}

export default th
