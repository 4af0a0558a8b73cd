import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ผู้ถูกรางวัลรายวัน',
  refresh: 'รีเฟรช',
  date: 'วันที่',
  sessions: 'รอบ',
  all: 'ทั้งหมด',
  morning: 'รอบเช้า',
  evening: 'รอบเย็น',
  winners: 'ผู้ถูกรางวัล',
  failed: 'โหลดรายชื่อผู้ถูกรางวัลไม่สำเร็จ',
  only_players: 'เฉพาะผู้เล่นเท่านั้นที่ดูรายชื่อผู้ถูกรางวัลได้',
  no_winners: 'ไม่มีผู้ถูกรางวัลในรอบนี้',
  no_data: 'ไม่มีข้อมูล',
  latest: 'ผลล่าสุด',
  member: 'สมาชิก',
  bet: 'เงินแทง',
  win: 'เงินรางวัล',
  count: (count) => `ผู้ถูกรางวัล ${count} คน`,
}

export default th
