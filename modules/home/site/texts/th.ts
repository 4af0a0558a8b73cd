import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'หน้าหลัก',
  heading: (name: string) => `${name}: สล็อต คาสิโนสด กีฬา และเกมของเราเอง`,
  banners: 'แบนเนอร์',
  previous_banner: 'แบนเนอร์ก่อนหน้า',
  next_banner: 'แบนเนอร์ถัดไป',
  banner_of: (place: number, count: number) => `แบนเนอร์ ${place} จาก ${count}`,
  no_banners: 'ยังไม่มีแบนเนอร์',
  pause_line: 'หยุดข้อความวิ่ง',
  run_line: 'ให้ข้อความวิ่งต่อ',
  game_types: 'ประเภทเกม',
  new_games: 'เกมใหม่',
  favourites: 'เกมที่ชอบ',
  providers: 'ค่ายเกม',
  own_games: 'เกมของเรา',
  two_d: 'หวย 2D',
  two_d_line: '12:00 PM, 04:30 PM',
  bet_now: 'แทงเลย',
  results: 'ผลรางวัล',
  live: 'สด',
  digit_bet: 'เดิมพันตัวเลข',
  digit_bet_line: 'สูง ต่ำ 0–9',
  shan: 'ฉานโกมี',
  shan_line: 'ใครใกล้เก้าชนะ',
  see_all: 'ดูทั้งหมด',
  search: 'ค้นหา...',
  search_games: 'ค้นหาเกม',
  game_count: (count: number) => `${count} เกม`,
  ok: 'ตกลง',
  age_line: 'สำหรับผู้เล่นอายุ 18 ปีขึ้นไป เล่นอย่างมีความรับผิดชอบ',
  legal: ['ข้อกำหนดการใช้งาน', 'ความเป็นส่วนตัว', 'เล่นอย่างมีความรับผิดชอบ', 'สัญญาอนุญาต'],
  provider_logo: 'โลโก้ค่ายเกม',
  best_viewed: 'เว็บไซต์นี้เหมาะกับเบราว์เซอร์บนเดสก์ท็อป (Chrome 72 ขึ้นไป) ที่ความละเอียด 1280x1024 ขึ้นไป',
  copyright: (name: string) => `© 2019 ${name} สงวนลิขสิทธิ์`,

  next_draw: {
    closes_at: (time) => `ปิดรับ ${time}`,
    left: 'เหลือ',
    clock: ({ days, clock }) => (days === 0 ? clock : `${days} วัน ${clock}`),
  },
}

export default th
