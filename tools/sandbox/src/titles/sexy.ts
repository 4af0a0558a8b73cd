import { titlesOf } from './titles-of.ts'

export const SEXY_TITLES = [
  ...titlesOf({ provider: 'sexy', product_code: 1022, game_type: 'LIVE_CASINO', kind: 'table' }, [
    ['fan-baccarat', 'fan/jade', 'Fan Baccarat', 'ယပ်တောင် ဘက်ကရက်', '折扇百家乐', 'บาคาร่าพัด'],
    ['ruby-room', 'chips/lapis', 'Ruby Room', 'ပတ္တမြားခန်း', '红宝石厅', 'ห้องทับทิม'],
    ['velvet-baccarat', 'card-pair/ruby', 'Velvet Baccarat', 'ကတ္တီပါ ဘက်ကရက်', '丝绒百家乐', 'บาคาร่ากำมะหยี่'],
    ['red-carpet-baccarat', 'slippers/plum', 'Red Carpet Baccarat', 'ကော်ဇောနီ ဘက်ကရက်', '红毯百家乐', 'บาคาร่าพรมแดง'],
    ['dragon-tiger-night', 'tiger-table/leaf', 'Dragon Tiger Night', 'နဂါးကျား ည', '龙虎之夜', 'เสือมังกรราตรี'],
    ['orchid-wing', 'butterfly/river', 'Orchid Wing', 'သစ်ခွတောင်ပံ', '兰翼厅', 'ปีกกล้วยไม้'],
    ['diamond-ring-table', 'diamond-ring/lapis', 'Diamond Ring Table', 'စိန်လက်စွပ် ဖဲဝိုင်း', '钻戒牌桌', 'โต๊ะแหวนเพชร'],
    ['jasmine-room', 'jasmine/jade', 'Jasmine Room', 'စံပယ်ခန်း', '茉莉厅', 'ห้องมะลิ'],
  ]),
]
