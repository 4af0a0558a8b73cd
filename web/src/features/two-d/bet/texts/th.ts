import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'แทง 2D',
  stake: 'เงินแทง',
  stake_all: (count, stake) => `ใส่ ${stake} Ks ทั้ง ${count} เลข`,
  draw: 'รอบ',
  quick_bet: 'แทงด่วน',
  reverse: 'กลับเลข',
  list: 'พิมพ์โพย',
  choose_first: 'เลือกเลขก่อน',
  band_open: 'ต่ำกว่า 50%',
  band_mid: '50–90%',
  band_high: 'เกิน 90%',
  band_full: 'เต็มแล้ว',
  legend_line: 'เลขจะปิดรับเมื่อยอดแทงถึง 100%',
  numbers: 'เลข 00 ถึง 99',
  taken: (percent) => `แทงแล้ว ${percent}%`,
  full: 'เต็มแล้ว',
  your_bet: 'รายการแทงของคุณ',
  choose: 'เลือกเลขของคุณ',
  count: (count) => `${count} เลข`,
  bet: 'แทง',
  bet_total: (total) => `แทง ${total} Ks`,
  closed: 'ปิดรับแล้ว',
}

export default th
