import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: '2D',
  live: 'สด',
  not_live: 'เลขล่าสุด',
  live_region: 'เลข 2D สด',
  failed: 'โหลดข้อมูลสดไม่สำเร็จ',
  updated: 'อัปเดตเมื่อ',
  betting_closed: 'ปิดรับแทงแล้ว',
  in_time: (clock) => `เหลือ ${clock}`,
  no_draw_today: (name) => `วันนี้ไม่มีการออกเลข: ${name}`,
  weekend: 'วันหยุดสุดสัปดาห์',
  next_draw: (day) => `รอบถัดไป: ${day}`,
  quick_links: 'หน้า 2D',
  history: 'ประวัติ',
  winners: 'ผู้ถูกรางวัลรายวัน',
  holidays: 'วันหยุด',
  results: 'ผลวันนี้',
  nothing_today: 'วันนี้ไม่มีการออกเลข',
  not_here_yet: 'ผลวันนี้จะแสดงพร้อมกับเลขสด',
  waiting: 'รอผล',
  modern_internet: 'Modern และ Internet',
  modern: 'Modern',
  internet: 'Internet',
  no_modern_internet: 'แหล่งข้อมูลของเราไม่มีเลขเหล่านี้',
  next_close: 'ปิดรับถัดไป',
  place_bet: 'แทงเลย',
  choose_time: 'เลือกรอบ',
  choose_history: 'เลือกประวัติ',
  morning_history: 'ประวัติรอบเช้า',
  evening_history: 'ประวัติรอบเย็น',
  past_results: 'ผลย้อนหลัง',
}

export default th
