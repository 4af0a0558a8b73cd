import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ทดลองเล่น',
  back: 'กลับไปหน้าเกม',
  heading: 'นี่คือเงินทดลอง',
  line: 'ทุกเกมเริ่มด้วยเงินทดลอง 1,000,000 Ks ไม่มีการได้หรือเสียเงินจริง และถอนออกไม่ได้',
  none: 'ยังไม่มีเกมให้ทดลองเล่น',
  noneLine: 'คุณสามารถดูเกมทั้งหมดได้ก่อน',
  toGames: 'ไปที่เกม',
} satisfies Texts<typeof en>
