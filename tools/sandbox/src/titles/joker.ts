import { titlesOf } from './titles-of.ts'

export const JOKER_TITLES = [
  ...titlesOf({ provider: 'joker', product_code: 1225, game_type: 'SLOT', kind: 'slot' }, [
    ['nine-lanterns', 'nine-lanterns/ruby', 'Nine Lanterns', 'မီးပုံးကိုးလုံး', '九盏灯笼', 'โคมเก้าดวง'],
    ['silk-cards', 'card-fan/lapis', 'Silk Cards', 'ပိုးဖဲချပ်', '丝绸纸牌', 'ไพ่ผ้าไหม'],
    ['gentle-tusk', 'elephant/jade', 'Gentle Tusk', 'ဆင်ယဉ်', '温柔巨牙', 'งาผู้อ่อนโยน'],
    ['jasmine-tea', 'jasmine-tea/river', 'Jasmine Tea', 'စံပယ်လက်ဖက်ရည်', '茉莉花茶', 'ชามะลิ'],
    ['lacquer-wheel', 'wheel/plum', 'Lacquer Wheel', 'ယွန်းဘီး', '漆器轮盘', 'วงล้อเครื่องเขิน'],
    ['silver-hop', 'rabbit/orchid', 'Silver Hop', 'ငွေယုန်ခုန်', '银兔跳跃', 'กระต่ายเงิน'],
    ['three-wheels', 'rickshaw/marigold', 'Three Wheels', 'သုံးဘီး', '三轮', 'สามล้อ'],
    ['stone-bazaar', 'gem-trio/lacquer', 'Stone Bazaar', 'ကျောက်ဈေး', '玉石市集', 'ตลาดพลอย'],
    ['golden-bark', 'thanaka/river', 'Golden Bark', 'ရွှေသနပ်ခါး', '金色树皮', 'เปลือกไม้ทองคำ'],
    ['parrot-pair', 'parrot-pair/ruby', 'Parrot Pair', 'ကြက်တူရွေးစုံတွဲ', '鹦鹉情侣', 'คู่นกแก้ว'],
    ['noodle-cart', 'noodles/jade', 'Noodle Cart', 'ခေါက်ဆွဲလှည်း', '面条车', 'รถเข็นก๋วยเตี๋ยว'],
    ['eighteen-strings', 'puppet/plum', 'Eighteen Strings', 'ကြိုးတစ်ဆယ့်ရှစ်ချောင်း', '十八根线', 'หุ่นสิบแปดสาย'],
    ['palm-village', 'toddy-palm/dawn', 'Palm Village', 'ထန်းရွာ', '棕榈村', 'หมู่บ้านตาล'],
    ['turning-water', 'water-wheel/river', 'Turning Water', 'ရေလှည့်ဘီး', '流转水车', 'สายน้ำหมุน'],
  ]),
  ...titlesOf({ provider: 'joker', product_code: 1225, game_type: 'FISHING', kind: 'fishing' }, [
    ['tiger-prawn', 'shrimp/lapis', 'Tiger Prawn', 'ပုစွန်ကျား', '虎虾', 'กุ้งลายเสือ'],
    ['sea-turtle-chase', 'sea-turtle/plum', 'Sea Turtle Chase', 'ပင်လယ်လိပ် လိုက်ပွဲ', '追逐海龟', 'ไล่ล่าเต่าทะเล'],
    ['moon-pearl', 'pearl/orchid', 'Moon Pearl', 'လပုလဲ', '月光珍珠', 'ไข่มุกจันทรา'],
    ['net-oar', 'boat/marigold', 'Net & Oar', 'ပိုက်နှင့်တက်', '渔网与桨', 'อวนกับพาย'],
  ]),
  ...titlesOf({ provider: 'joker', product_code: 1225, game_type: 'LIVE_CASINO', kind: 'table' }, [
    ['paper-tiger-table', 'white-tiger/jade', 'Paper Tiger Table', 'စက္ကူကျား ဖဲဝိုင်း', '纸虎牌桌', 'โต๊ะเสือกระดาษ'],
    ['red-heart-table', 'card-pair/plum', 'Red Heart Table', 'အနီနှလုံး ဖဲဝိုင်း', '红心牌桌', 'โต๊ะโพแดง'],
  ]),
  ...titlesOf({ provider: 'joker', product_code: 1225, game_type: 'QIPAI', kind: 'table' }, [
    ['two-card-duel', 'card-pair/lapis', 'Two Card Duel', 'ဖဲနှစ်ချပ် ယှဉ်ပွဲ', '双牌对决', 'ดวลไพ่สองใบ'],
    ['nine-point-baccarat', 'card-fan/jade', 'Nine Point Baccarat', 'ကိုးမှတ် ဘက်ကရက်', '九点百家乐', 'บาคาร่าเก้าแต้ม'],
    ['high-card-bazaar', 'cards/marigold', 'High Card Bazaar', 'ဖဲကြီး ဈေးတန်း', '高牌集市', 'ตลาดไพ่สูง'],
  ]),
  ...titlesOf({ provider: 'joker', product_code: 1225, game_type: 'P2P', kind: 'table' }, [
    ['tea-shop-rivals', 'tiger-table/river', 'Tea Shop Rivals', 'လက်ဖက်ရည်ဆိုင် ပြိုင်ဖက်', '茶馆对手', 'คู่แข่งร้านน้ำชา'],
    ['friends-baccarat', 'chips/ruby', 'Friends Baccarat', 'မိတ်ဆွေ ဘက်ကရက်', '好友百家乐', 'บาคาร่ามิตรสหาย'],
  ]),
]
