import { titlesOf } from './titles-of.ts'

export const KA_TITLES = [
  ...titlesOf({ provider: 'ka', product_code: 1102, game_type: 'SLOT', kind: 'slot' }, [
    ['paddle-smoke', 'steamer/plum', 'Paddle & Smoke', 'ရဟတ်သင်္ဘောမီးခိုး', '明轮与烟', 'กังหันกับควันไฟ'],
    ['wedding-slippers', 'slippers/river', 'Wedding Slippers', 'မင်္ဂလာဖိနပ်', '婚礼拖鞋', 'รองเท้าวิวาห์'],
    ['white-gold-orchid', 'thazin/lapis', 'White Gold Orchid', 'ရွှေဖြူသဇင်', '白金兰', 'กล้วยไม้ทองขาว'],
    ['owl-coin', 'owl-coin/orchid', 'Owl & Coin', 'ဇီးကွက်နှင့်ဒင်္ဂါး', '猫头鹰与金币', 'นกฮูกกับเหรียญ'],
    ['fruit-cart', 'fruit/jade', 'Fruit Cart', 'သစ်သီးလှည်း', '水果车', 'รถเข็นผลไม้'],
    ['drum-dance', 'drum/cinnabar', 'Drum & Dance', 'ဗုံသံနှင့်အက', '鼓舞', 'กลองกับระบำ'],
    ['umbrella-lane', 'umbrella/river', 'Umbrella Lane', 'ထီးလမ်း', '花伞巷', 'ตรอกร่ม'],
    ['clay-horse', 'clay-horse/lapis', 'Clay Horse', 'မြေမြင်းရုပ်', '陶马', 'ม้าดินเผา'],
    ['sevens-rising', 'sevens/ruby', 'Sevens Rising', 'ခုနစ်တက်', '七星高升', 'เลขเจ็ดพุ่งทะยาน'],
    ['moon-cat', 'silver-cat/jade', 'Moon Cat', 'လကြောင်', '月猫', 'แมวจันทรา'],
    ['swallow-kite', 'kite/dawn', 'Swallow Kite', 'ပျံလွှားစွန်', '燕子风筝', 'ว่าวนางแอ่น'],
    ['morning-pot', 'teapot/plum', 'Morning Pot', 'မနက်ခင်းရေနွေးအိုး', '清晨茶壶', 'กาน้ำยามเช้า'],
    ['jasmine-moon', 'jasmine/lapis', 'Jasmine Moon', 'စံပယ်လ', '茉莉月', 'จันทร์ดอกมะลิ'],
    ['dice-bazaar', 'dice/lacquer', 'Dice Bazaar', 'အန်စာဈေး', '骰子集市', 'ตลาดลูกเต๋า'],
    ['lucky-frog', 'frog/orchid', 'Lucky Frog', 'ကံကောင်းဖား', '幸运蛙', 'กบนำโชค'],
    ['wild-honey', 'bee/river', 'Wild Honey', 'တောပျားရည်', '野蜂蜜', 'น้ำผึ้งป่า'],
  ]),
  ...titlesOf({ provider: 'ka', product_code: 1102, game_type: 'FISHING', kind: 'fishing' }, [
    ['starfish-shore', 'starfish/river', 'Starfish Shore', 'ကြယ်ငါးကမ်းခြေ', '海星海岸', 'หาดปลาดาว'],
    ['silver-catch', 'silver-fish/lapis', 'Silver Catch', 'ငွေငါးဖမ်းပွဲ', '银色渔获', 'จับปลาเงิน'],
    ['lake-lamp', 'boat/plum', 'Lake Lamp', 'ကန်မီးအိမ်', '湖灯', 'ตะเกียงกลางบึง'],
  ]),
  ...titlesOf({ provider: 'ka', product_code: 1102, game_type: 'QIPAI', kind: 'table' }, [
    ['village-dragon-tiger', 'white-tiger/leaf', 'Village Dragon Tiger', 'ရွာ နဂါးကျား', '乡村龙虎', 'เสือมังกรหมู่บ้าน'],
    ['court-card-baccarat', 'cards/orchid', 'Court Card Baccarat', 'ဘုရင်ဖဲ ဘက်ကရက်', '宫廷百家乐', 'บาคาร่าไพ่ราชา'],
  ]),
]
