import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  known: '组合',
  parity: '双与单',
  halves: '大小与每二十号',
  digits: '按数字',
  choose_digits: '数字',
  with_reverse: '含对调（R）',
  sets: {
    doubles: '对子',
    even_doubles: '双数对子',
    odd_doubles: '单数对子',
    power: 'Power（ပါဝါ）',
    nat_khat: 'Nakhat（နက္ခတ်）',
    thai_power: '泰式 Power',
    thai_nat_khat: '泰式 Nakhat',
    brothers: '兄弟号',
    even_even: '双双',
    even_odd: '双单',
    odd_even: '单双',
    odd_odd: '单单',
    even_head: '头双',
    odd_head: '头单',
    even_tail: '尾双',
    odd_tail: '尾单',
    small: '小 00–49',
    big: '大 50–99',
    block_00: '00–19',
    block_20: '20–39',
    block_40: '40–59',
    block_60: '60–79',
    block_80: '80–99',
  },
  digit_sets: {
    head: '定头',
    tail: '定尾',
    contains: '包含',
    break: '合数',
    round: '排列',
    round_doubles: '排列含对子',
  },
}

export default zh
