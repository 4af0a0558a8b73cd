import { titlesOf } from './titles-of.ts'

export const UG_TITLES = [
  ...titlesOf({ provider: 'ug', product_code: 1227, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['match-day', 'football/jade', 'Match Day', 'ပွဲနေ့', '比赛日', 'วันแข่ง'],
    ['boat-race-odds', 'boat/river', 'Boat Race Odds', 'လှေပြိုင်ပွဲ', '赛船盘口', 'ราคาแข่งเรือ'],
  ]),
  ...titlesOf({ provider: 'ug', product_code: 1227, game_type: 'ESPORT', kind: 'sport' }, [
    ['e-football-league', 'football/plum', 'E-Football League', 'အီးဘောလုံး လိဂ်', '电竞足球联赛', 'ลีกอีฟุตบอล'],
    ['e-derby', 'bay-horse/lapis', 'E-Derby', 'အီးမြင်းပြိုင်ပွဲ', '电竞赛马', 'อีดาร์บี้'],
    ['e-chinlone-cup', 'chinlone/marigold', 'E-Chinlone Cup', 'အီးခြင်းလုံး ဖလား', '电竞藤球杯', 'ถ้วยอีตะกร้อ'],
  ]),
]
