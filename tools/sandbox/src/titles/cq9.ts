import { titlesOf } from './titles-of.ts'

export const CQ9_TITLES = [
  ...titlesOf({ provider: 'cq9', product_code: 1009, game_type: 'SLOT', kind: 'slot' }, [
    ['six-six', 'dice/lapis', 'Six & Six', 'ခြောက်နှစ်လုံး', '双六', 'หกคู่หก'],
    ['night-watch-owl', 'owl/jade', 'Night Watch Owl', 'ညစောင့်ဇီးကွက်', '守夜猫头鹰', 'นกฮูกยามค่ำ'],
    ['country-cart', 'cart/dawn', 'Country Cart', 'ကျေးလက်လှည်း', '乡间牛车', 'เกวียนชนบท'],
    ['triple-burmese-7', 'sevens/orchid', 'Triple Burmese 7', 'မြန်မာခုနစ်သုံးလုံး', '三重缅甸七', 'เลขเจ็ดพม่าสามตัว'],
    ['cool-breeze', 'fan/ruby', 'Cool Breeze', 'လေအေးအေး', '清凉微风', 'สายลมเย็น'],
    ['farmyard-fortune', 'rooster/marigold', 'Farmyard Fortune', 'ခြံထဲကလာဘ်', '农家福运', 'โชคในลานฟาร์ม'],
    ['pearl-reef', 'pearl/river', 'Pearl Reef', 'ပုလဲကျောက်တန်း', '珍珠礁', 'แนวปะการังไข่มุก'],
    ['splash-pot', 'water-pot/plum', 'Splash Pot', 'ရေပက်အိုး', '泼水罐', 'หม้อสาดน้ำ'],
    ['padauk-crown', 'padauk/jade', 'Padauk Crown', 'ပိတောက်ပန်းခွေ', '紫檀花冠', 'มงกุฎดอกประดู่'],
    ['night-express', 'train/lapis', 'Night Express', 'ညအမြန်ရထား', '夜行快车', 'รถด่วนราตรี'],
    ['bronze-thunder', 'gong/lacquer', 'Bronze Thunder', 'ကြေးမောင်းသံ', '青铜雷鸣', 'ฆ้องสายฟ้า'],
    ['teashop-cat', 'cat/cinnabar', 'Teashop Cat', 'လက်ဖက်ရည်ဆိုင်ကြောင်', '茶馆猫', 'แมวร้านน้ำชา'],
    ['frog-chorus', 'frog/plum', 'Frog Chorus', 'ဖားသံစုံ', '蛙声合唱', 'กบประสานเสียง'],
    ['farmers-hat', 'hat/river', "Farmer's Hat", 'တောင်သူခမောက်', '农夫的竹笠', 'งอบชาวนา'],
  ]),
  ...titlesOf({ provider: 'cq9', product_code: 1009, game_type: 'FISHING', kind: 'fishing' }, [
    ['river-prawn', 'shrimp/river', 'River Prawn', 'မြစ်ပုစွန်', '河虾', 'กุ้งแม่น้ำ'],
    ['star-reef', 'starfish/lapis', 'Star Reef', 'ကြယ်ငါးကျောက်တန်း', '海星礁', 'แนวปะการังดาวทะเล'],
    ['big-net', 'shoal/orchid', 'Big Net', 'ပိုက်ကြီး', '大渔网', 'อวนใหญ่'],
  ]),
  ...titlesOf({ provider: 'cq9', product_code: 1009, game_type: 'LIVE_CASINO', kind: 'table' }, [
    ['high-card-club', 'cards/ruby', 'High Card Club', 'ဖဲကြီးကလပ်', '高牌俱乐部', 'คลับไพ่สูง'],
    ['baccarat-lane', 'chips/jade', 'Baccarat Lane', 'ဘက်ကရက်လမ်း', '百家乐小巷', 'ตรอกบาคาร่า'],
  ]),
]
