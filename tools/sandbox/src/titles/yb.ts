import { titlesOf } from './titles-of.ts'

export const YB_TITLES = [
  ...titlesOf({ provider: 'yb', product_code: 1016, game_type: 'FISHING', kind: 'fishing' }, [
    ['crab-festival', 'crab/dawn', 'Crab Festival', 'ကဏန်းပွဲတော်', '螃蟹节', 'เทศกาลปู'],
    ['carp-carnival', 'fish/river', 'Carp Carnival', 'ငါးကြင်းပွဲ', '锦鲤嘉年华', 'คาร์นิวัลปลาคาร์ป'],
    ['little-seahorse', 'seahorse/lapis', 'Little Seahorse', 'ပင်လယ်မြင်းလေး', '小海马', 'ม้าน้ำน้อย'],
    ['octopus-cave', 'octopus/marigold', 'Octopus Cave', 'ရေဘဝဲဂူ', '章鱼洞', 'ถ้ำหมึกยักษ์'],
    ['old-turtle', 'sea-turtle/plum', 'Old Turtle', 'လိပ်အိုကြီး', '老海龟', 'เต่าเฒ่า'],
    ['prawn-rush', 'shrimp/jade', 'Prawn Rush', 'ပုစွန်အုပ်ကြီး', '虾潮', 'กุ้งกรูเกรียว'],
    ['deep-shell', 'pearl/river', 'Deep Shell', 'ရေနက်ပုလဲခွံ', '深海贝', 'หอยใต้ทะเลลึก'],
    ['five-arms', 'starfish/lapis', 'Five Arms', 'ငါးထောင့်ကြယ်ငါး', '五臂海星', 'ดาวทะเลห้าแฉก'],
  ]),
]
