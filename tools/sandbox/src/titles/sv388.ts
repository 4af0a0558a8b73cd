import { titlesOf } from './titles-of.ts'

export const SV388_TITLES = [
  ...titlesOf({ provider: 'sv388', product_code: 1033, game_type: 'COCK_FIGHTING', kind: 'sport' }, [
    ['golden-spur', 'rooster/leaf', 'Golden Spur', 'ရွှေကြက်ဖ', '金距雄鸡', 'เดือยทอง'],
    ['morning-ring', 'rooster/marigold', 'Morning Ring', 'မနက်ခင်းကြက်ဝိုင်း', '清晨斗鸡场', 'สังเวียนยามเช้า'],
  ]),
]
