import { titlesOf } from './titles-of.ts'

export const PS_TITLES = [
  ...titlesOf({ provider: 'ps', product_code: 1050, game_type: 'SLOT', kind: 'slot' }, [
    ['mint-of-gold', 'coin/lapis', 'Mint of Gold', 'ရွှေဒင်္ဂါးတိုက်', '黄金铸币', 'โรงกษาปณ์ทอง'],
    ['golden-mango', 'mango-tree/leaf', 'Golden Mango', 'ရွှေသရက်', '金芒果', 'มะม่วงทอง'],
    ['evening-harp', 'harp/jade', 'Evening Harp', 'ညနေစောင်းသံ', '黄昏竖琴', 'พิณยามเย็น'],
    ['rice-rain', 'rice/plum', 'Rice & Rain', 'စပါးနှင့်မိုး', '稻与雨', 'ข้าวกับฝน'],
    ['rise-higher', 'balloon/dawn', 'Rise Higher', 'ပိုမြင့်အောင်တက်', '步步高升', 'ลอยให้สูงขึ้น'],
    ['festival-cart', 'cart/marigold', 'Festival Cart', 'ပွဲတော်လှည်း', '节日花车', 'เกวียนเทศกาล'],
    ['blue-dragonfly', 'blue-dragonfly/leaf', 'Blue Dragonfly', 'ပုစဉ်းပြာ', '蓝蜻蜓', 'แมลงปอฟ้า'],
    ['hidden-tray', 'box/jade', 'Hidden Tray', 'လျှို့ဝှက်ဗန်း', '暗格漆盘', 'ถาดซ่อนสมบัติ'],
    ['red-comb', 'rooster/river', 'Red Comb', 'အမောက်နီ', '红冠', 'หงอนแดง'],
    ['thread-of-gold', 'shuttle/ruby', 'Thread of Gold', 'ရွှေချည်မျှင်', '金丝线', 'เส้นด้ายทอง'],
    ['potters-village', 'water-pot/plum', "Potter's Village", 'အိုးလုပ်ရွာ', '陶匠村', 'หมู่บ้านช่างปั้น'],
    ['fan-dance', 'fan/lapis', 'Fan Dance', 'ယပ်တောင်အက', '扇舞', 'ระบำพัด'],
  ]),
  ...titlesOf({ provider: 'ps', product_code: 1050, game_type: 'FISHING', kind: 'fishing' }, [
    ['golden-claw', 'crab/jade', 'Golden Claw', 'ရွှေလက်မ', '金钳', 'ก้ามทอง'],
    ['ink-storm', 'octopus/river', 'Ink Storm', 'မင်မုန်တိုင်း', '墨汁风暴', 'พายุหมึก'],
  ]),
]
