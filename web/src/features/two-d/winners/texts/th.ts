import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'ผู้ชนะรายวัน',
  refresh: 'รีเฟรช',
  date: 'วันที่',
  sessions: 'รอบ',
  all: 'ทั้งหมด',
  morning: 'เช้า',
  evening: 'เย็น',
  winners: 'ผู้ชนะ',
  failed: 'โหลดรายชื่อผู้ชนะไม่สำเร็จ',
  only_players: 'เฉพาะผู้เล่นเท่านั้นที่ดูผู้ชนะได้',
  no_winners: 'ไม่มีผู้ชนะในรอบนี้',
  no_data: 'ไม่มีข้อมูล',
  latest: 'ผลล่าสุด',
  member: 'สมาชิก',
  bet: 'เงินแทง',
  win: 'เงินรางวัล',
  count: (count) => `ผู้ชนะ ${count} คน`,
}

export default th
