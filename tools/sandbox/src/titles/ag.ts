import { titlesOf } from './titles-of.ts'

export const AG_TITLES = [
  ...titlesOf({ provider: 'ag', product_code: 1203, game_type: 'LIVE_CASINO', kind: 'table' }, [
    ['grand-baccarat', 'chips/plum', 'Grand Baccarat', 'မဟာဘက်ကရက်', '至尊百家乐', 'แกรนด์บาคาร่า'],
    ['tiger-table', 'tiger/jade', 'Tiger Table', 'ကျားဖဲဝိုင်း', '虎桌', 'โต๊ะเสือ'],
    ['speed-baccarat', 'card-fan/lacquer', 'Speed Baccarat', 'အမြန် ဘက်ကရက်', '极速百家乐', 'สปีดบาคาร่า'],
    ['harp-room', 'harp/orchid', 'Harp Room', 'စောင်းခန်း', '竖琴厅', 'ห้องพิณ'],
    ['owl-table', 'owl/lapis', 'Owl Table', 'ဇီးကွက် ဖဲဝိုင်း', '猫头鹰牌桌', 'โต๊ะนกฮูก'],
    ['sapphire-room', 'sapphire/ruby', 'Sapphire Room', 'နီလာခန်း', '蓝宝石厅', 'ห้องไพลิน'],
    ['umbrella-room', 'umbrella/jade', 'Umbrella Room', 'ထီးခန်း', '花伞厅', 'ห้องร่ม'],
    ['teak-room', 'elephant/marigold', 'Teak Room', 'ကျွန်းခန်း', '柚木厅', 'ห้องไม้สัก'],
  ]),
]
