import { titlesOf } from './titles-of.ts'

export const IBC_TITLES = [
  ...titlesOf({ provider: 'ibc', product_code: 1046, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['cup-hall', 'trophy/lapis', 'Cup Hall', 'ဖလားခန်းမ', '奖杯大厅', 'โถงถ้วยรางวัล'],
  ]),
]
