import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'สถิติ 2D',
  no_forecast: 'ผลที่ผ่านมาไม่บอกอะไรเกี่ยวกับรอบถัดไป',
  draws: 'รอบที่นับ',
  all: 'ทุกรอบ',
  span: (count, from, until) => `${count} รอบ, ${from} – ${until}`,
  measure: 'สิ่งที่ตารางเลขแสดง',
  often: 'ออกกี่ครั้ง',
  ago: 'ไม่ออกมานาน',
  often_line: 'จำนวนครั้งที่แต่ละเลขออก',
  ago_line: 'แต่ละเลขออกครั้งล่าสุดกี่รอบมาแล้ว – คือไม่ออกในปีนี้',
  as_table: 'ดูเป็นตาราง',
  times: 'ครั้ง',
  last_on: 'ออกล่าสุด',
  draws_ago: 'กี่รอบมาแล้ว',
  heads: 'เลขหน้า (รูดหน้า)',
  tails: 'เลขหลัง (รูดหลัง)',
  one_digit: 'ตัวเลข',
  doubles_of: (count, draws) => `${count} ครั้งใน ${draws} รอบ`,
  failed: 'โหลดสถิติไม่สำเร็จ',
}

export default th
