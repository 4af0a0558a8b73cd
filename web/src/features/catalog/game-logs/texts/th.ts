import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ประวัติเกม',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  kinds: 'ประเภทประวัติ',
  period: 'ช่วงเวลา',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  thisWeek: 'สัปดาห์นี้',
  lastWeek: 'สัปดาห์ก่อน',
  game: 'ชื่อเกม',
  dates: 'วันที่',
  spins: 'จำนวนครั้ง',
  spinCount: (count: string) => `${count} ครั้ง`,
  bet: 'เดิมพัน',
  winLoss: 'ได้/เสีย',
  onHold: 'กันไว้:',
  none: 'ไม่พบประวัติเกม',
  noneLine: 'เกมที่คุณเล่นในช่วงนี้จะแสดงที่นี่',
  failed: shared.something_wrong,
  tryAgain: shared.try_again,
  toLobby: 'ไปที่เกม',
} satisfies Texts<typeof en>
