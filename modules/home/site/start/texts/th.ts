import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  balances: 'ยอดเงิน',
  main: 'หลัก',
  game: 'เกม',
  deposit: 'ฝากเงิน',
  exchange: shared.exchange,
  continue_playing: 'เล่นต่อ',
  first_games: 'เกมสำหรับเริ่มต้น',
  try_free: 'ทดลองเล่นฟรี',
  join: 'สมัครฟรี',
  join_line: 'ลุ้นเงินจริง เก็บเกมที่ชอบไว้ทุกอุปกรณ์ และรับโปรโมชั่น',
  join_now: shared.join_now,
  no_favourites: 'แตะหัวใจบนเกมเพื่อเก็บไว้ที่นี่',
  wins: {
    title: 'ผู้ชนะล่าสุด',
    largest_today: 'ชนะมากที่สุดวันนี้',
    largest_week: 'ชนะมากที่สุดใน 7 วัน',
    pause: 'หยุดรายชื่อผู้ชนะ',
    resume: 'แสดงรายชื่อผู้ชนะต่อ',
    now: 'เมื่อสักครู่',
    minutes: (count) => `${count} นาทีที่แล้ว`,
    hours: (count) => `${count} ชั่วโมงที่แล้ว`,
    days: (count) => `${count} วันที่แล้ว`,
  },
}

export default th
