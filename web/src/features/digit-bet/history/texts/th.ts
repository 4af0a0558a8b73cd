import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  history: 'ประวัติการเดิมพัน',
  date: 'วันที่',
  bet_type: 'ประเภท',
  digit_column: 'ตัวเลข',
  bet_amount_column: 'เดิมพัน',
  rolled: 'ออก',
  outcome: 'ผล',
  details: 'รายละเอียด',
  win: 'ชนะ',
  lose: 'แพ้',
  win_amount: 'เงินรางวัล',
  profit: 'กำไร',
  load_more: shared.load_more,
  history_failed: 'โหลดประวัติการเดิมพันไม่สำเร็จ',
  no_bets: 'ยังไม่มีการเดิมพัน',
  no_bets_line: 'เมื่อคุณทอย รายการจะแสดงที่นี่ทันที',
  session_net: 'รอบการเล่นนี้',
  minutes: (minutes) => (minutes < 60 ? `${minutes} นาที` : `${Math.floor(minutes / 60)} ชม. ${minutes % 60} นาที`),
}

export default th
