import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  auto_title: 'ทอยอัตโนมัติ',
  each_roll: ({ bet, stake }) => `${bet} · ครั้งละ ${stake} Ks`,
  how_many: 'จำนวนครั้งที่ทอย',
  stop_at_loss: 'หยุดเมื่อเสียถึง',
  stop_at_win: 'หยุดเมื่อได้ถึง',
  first_loss: 'แพ้ครั้งแรก',
  first_win: 'ชนะครั้งแรก',
  no_stop: 'ไม่หยุด',
  loses_at_most: (amount) => `คุณจะเสียไม่เกิน ${amount} Ks`,
  also_stops: 'และจะหยุดเมื่อคุณแตะหยุด เมื่อออกจากหน้านี้ เมื่อเดิมพันถูกปฏิเสธ หรือเมื่อการเชื่อมต่อหลุด',
  start: ({ rolls, stake }) => `เริ่ม · ${rolls} × ${stake} Ks`,
  road: 'ผล 50 ครั้งล่าสุด',
  road_line: 'การทอยแต่ละครั้งเป็นอิสระต่อกัน ผลที่ผ่านมาไม่มีผลต่อครั้งถัดไป',
  effects: 'เสียงและการสั่น',
  sound: 'เสียง',
  vibration: 'การสั่น',
  on: 'เปิด',
  off: 'ปิด',
}

export default th
