import { shelf } from './shelf.ts'

export const UG_TITLES = [
  ...shelf({ provider: 'ug', product_code: 1227, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['match-day', 'football/jade', 'Match Day', 'ပွဲနေ့', '比赛日', 'วันแข่ง'],
    ['boat-race-odds', 'boat/river', 'Boat Race Odds', 'လှေပြိုင်ပွဲ', '赛船盘口', 'ราคาแข่งเรือ'],
  ]),
]
