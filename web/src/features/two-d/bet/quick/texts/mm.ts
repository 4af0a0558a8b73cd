import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  known: 'အုပ်စုများ',
  parity: 'စုံနှင့် မ',
  halves: 'ကြီးငယ်နှင့် ကွက် 20',
  digits: 'ဂဏန်းရွေး၍',
  choose_digits: 'ဂဏန်းများ',
  with_reverse: 'R ပတ်လည်ပါ',
  sets: {
    doubles: 'အပူး',
    even_doubles: 'စုံပူး',
    odd_doubles: 'မ,ပူး',
    power: 'ပါဝါ',
    nat_khat: 'နက္ခတ်',
    thai_power: 'ထိုင်းပါဝါ',
    thai_nat_khat: 'ထိုင်းနက္ခတ်',
    brothers: 'ညီကို',
    even_even: 'စုံစုံ',
    even_odd: 'စုံမ',
    odd_even: 'မ,စုံ',
    odd_odd: 'မ,မ',
    even_head: 'စုံထိပ်',
    odd_head: 'မထိပ်',
    even_tail: 'စုံပိတ်',
    odd_tail: 'မပိတ်',
    small: 'ငယ် 00–49',
    big: 'ကြီး 50–99',
    block_00: '00–19',
    block_20: '20–39',
    block_40: '40–59',
    block_60: '60–79',
    block_80: '80–99',
  },
  digit_sets: {
    head: 'ထိပ်',
    tail: 'ပိတ်',
    contains: 'ပတ်သီး',
    break: 'ဘရိတ်',
    round: 'ခွေ',
    round_doubles: 'ခွေပူး',
  },
}

export default mm
