import { titlesOf } from './titles-of.ts'

export const SA_TITLES = [
  ...titlesOf({ provider: 'sa', product_code: 1185, game_type: 'LIVE_CASINO', kind: 'table' }, [
    ['jade-baccarat', 'cards/cinnabar', 'Jade Baccarat', 'ကျောက်စိမ်း ဘက်ကရက်', '翡翠百家乐', 'บาคาร่าหยก'],
    ['dragon-tiger-classic', 'tiger-table/plum', 'Dragon Tiger Classic', 'နဂါးကျား ဂန္ထဝင်', '经典龙虎', 'เสือมังกรคลาสสิก'],
    ['golden-hall-baccarat', 'chips/ruby', 'Golden Hall Baccarat', 'ရွှေခန်းမ ဘက်ကရက်', '金厅百家乐', 'บาคาร่าห้องทอง'],
    ['thazin-room', 'thazin/river', 'Thazin Room', 'သဇင်ခန်း', '兰花厅', 'ห้องตะซีน'],
    ['gong-street', 'gong/lacquer', 'Gong Street', 'မောင်းလမ်း', '铜锣街', 'ถนนฆ้อง'],
    ['green-table', 'jade/marigold', 'Green Table', 'စားပွဲစိမ်း', '绿色牌桌', 'โต๊ะเขียว'],
    ['coin-room', 'coin/jade', 'Coin Room', 'ဒင်္ဂါးခန်း', '金币厅', 'ห้องเหรียญ'],
    ['lantern-baccarat', 'lantern/lapis', 'Lantern Baccarat', 'မီးပုံး ဘက်ကရက်', '灯笼百家乐', 'บาคาร่าโคมไฟ'],
  ]),
]
