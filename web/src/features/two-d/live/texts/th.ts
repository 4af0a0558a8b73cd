import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: '2D',
  live: 'สด',
  not_live: 'เลขล่าสุด',
  live_region: 'เลข 2D สด',
  failed: 'โหลดข้อมูลสดไม่สำเร็จ',
  updated: 'อัปเดตเมื่อ',
  closes: (time) => `ปิดรับ ${time}`,
  betting_closed: 'ปิดรับแทงแล้ว',
  in_time: (clock) => `เหลือ ${clock}`,
  no_draw_today: (name) => `วันนี้ไม่มีการออกเลข: ${name}`,
  weekend: 'วันหยุดสุดสัปดาห์',
  next_draw: (day) => `งวดถัดไป: ${day}`,
  quick_links: 'หน้า 2D',
  history: 'ประวัติ',
  winners: 'ผู้ชนะรายวัน',
  holidays: 'วันหยุด',
  results: 'ผลวันนี้',
  nothing_today: 'วันนี้ไม่มีการออกเลข',
  not_here_yet: 'ผลวันนี้จะแสดงพร้อมกับเลขสด',
  waiting: 'รอผล',
  modern_internet: 'เลขโมเดิร์นและอินเทอร์เน็ต',
  modern: 'โมเดิร์น',
  internet: 'อินเทอร์เน็ต',
  no_modern_internet: 'แหล่งข้อมูลของเราไม่มีเลขเหล่านี้',
  next_close: 'ปิดรับถัดไป',
  place_bet: 'แทงเลย',
  choose_time: 'เลือกเวลาปิดรับ',
  choose_history: 'เลือกประวัติ',
  morning_history: 'ประวัติรอบเช้า',
  evening_history: 'ประวัติรอบเย็น',
  past_results: 'ผลย้อนหลัง',
}

export default th
