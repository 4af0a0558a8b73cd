import { shelf } from './shelf.ts'

export const S_TITLES = [
  ...shelf({ provider: 's', product_code: 1183, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['saturday-stadium', 'football/lapis', 'Saturday Stadium', 'စနေနေ့ ဘောလုံးကွင်း', '周六球场', 'สนามวันเสาร์'],
    ['golden-trophy', 'trophy/jade', 'Golden Trophy', 'ရွှေဖလား', '金奖杯', 'ถ้วยทอง'],
  ]),
]
