import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  close: 'ปิดหน้าต่างนี้',
  back: 'กลับ',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  wallets: 'กระเป๋า',
  views: 'จัดการเงิน',
  main_balance: 'ยอดเงินหลัก',
  game_balance: 'ยอดเงินเกม',
  bonus_balance: 'โบนัส (ยังทำเทิร์นไม่ครบ)',
  held_balance: 'พักไว้ (การถอน รางวัลใหญ่)',
  exchange: 'โยกเงิน',
  try_again: 'ลองอีกครั้ง',
  sending: 'กำลังส่ง',
  something_wrong: 'เกิดข้อผิดพลาด!',
  account_number: 'เลขที่บัญชี',
  limits: (min, max) => `ตั้งแต่ ${min} ถึง ${max} Ks`,
}

export default th
