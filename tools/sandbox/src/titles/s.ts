import { titlesOf } from './titles-of.ts'

export const S_TITLES = [
  ...titlesOf({ provider: 's', product_code: 1183, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['saturday-stadium', 'football/lapis', 'Saturday Stadium', 'စနေနေ့ ဘောလုံးကွင်း', '周六球场', 'สนามวันเสาร์'],
    ['golden-trophy', 'trophy/jade', 'Golden Trophy', 'ရွှေဖလား', '金奖杯', 'ถ้วยทอง'],
  ]),
  ...titlesOf({ provider: 's', product_code: 1183, game_type: 'COCK_FIGHTING', kind: 'sport' }, [
    ['village-spur', 'rooster/cinnabar', 'Village Spur', 'ရွာကြက်ဖ', '乡村雄鸡', 'เดือยหมู่บ้าน'],
    ['sunrise-pit', 'rooster/river', 'Sunrise Pit', 'နေထွက် ကြက်ဝိုင်း', '日出斗鸡场', 'สังเวียนรุ่งสาง'],
  ]),
]
