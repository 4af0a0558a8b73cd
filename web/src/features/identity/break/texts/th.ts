import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'พักการเล่น',
  back: shared.back,
  line: 'การเล่นควรเป็นเรื่องสนุก ถ้าไม่สนุกแล้ว หยุดพักสักระยะ',
  effects: [
    'ระหว่างพัก วางเดิมพัน ฝากเงิน และรับโบนัสไม่ได้',
    'คุณจะออกจากระบบทุกเครื่อง และเข้าสู่ระบบใหม่เพื่อถอนเงินได้',
    'ย่นเวลาหรือยกเลิกไม่ได้ ทั้งโดยคุณและโดยเรา',
  ],
  pauses: 'พัก',
  exclusions: 'งดเล่นด้วยตนเอง',
  periods: {
    day: '24 ชั่วโมง',
    week: '7 วัน',
    month: '1 เดือน',
    quarter: '3 เดือน',
    half_year: '6 เดือน',
    year: '1 ปี',
    five_years: '5 ปี',
    for_good: 'ตลอดไป',
  },
  begin: 'เริ่มพัก',
  sure: (period) => `พัก ${period} เริ่มทันที คุณจะออกจากระบบ และย่นเวลาหรือยกเลิกไม่ได้ แน่ใจหรือไม่`,
  sure_begin: 'แน่ใจ เริ่มพัก',
  not_now: 'ยังไม่เริ่ม',
  beginning: 'กำลังเริ่ม',
  begun: 'เริ่มช่วงพักแล้ว',
  until: (date, time) => `คุณอยู่ในช่วงพักถึง ${date} ${time}`,
  for_good: 'คุณขอปิดการเล่นถาวรแล้ว',
  may_leave: 'คุณยังโยกยอดเงินเกมกลับมายอดเงินหลักและถอนได้',
  longer: 'คุณเลือกช่วงพักที่นานกว่านี้ได้',
}

export default th
