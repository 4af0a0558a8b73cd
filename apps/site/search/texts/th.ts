import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ค้นหา',
  field: 'เกม ค่ายเกม 2D หน้าเว็บ',
  recent: 'การค้นหาล่าสุด',
  clear: 'ล้าง',
  nothing: 'ไม่พบผลลัพธ์',
  nothing_line: 'กรุณาตรวจสอบตัวสะกด หรือไปที่:',
  results: (count: number) => `พบ ${count} รายการ`,
  lost: 'โหลดการค้นหาไม่ได้',
  provider: 'ค่ายเกม',
  page: 'หน้าเว็บ',
  loading: shared.loading,
  try_again: shared.try_again,
  close: shared.close_dialog,
  pages: {
    hot: 'เกมยอดฮิต',
    games: 'เกม',
    demo: 'ทดลองเล่น',
    two_d: 'หวย 2D',
    two_d_bet: 'แทง 2D',
    results_2d: 'ผล 2D',
    statistics_2d: 'สถิติ 2D',
    holidays: 'วันหยุด 2D',
    winners: 'ผู้ถูกรางวัลรายวัน',
    digit: 'เดิมพันตัวเลข',
    shan: 'ฉานโกมี',
    promotion: 'โปรโมชั่น',
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    wallet: 'กระเป๋าเงิน',
    logs: 'ประวัติ',
    statement: 'รายการเดินบัญชี',
    profile: 'โปรไฟล์ของฉัน',
    ranking: 'อันดับ',
    videos: 'วิดีโอ',
    contact: 'ติดต่อ',
    about: 'เกี่ยวกับเรา',
  },
}

export default th
