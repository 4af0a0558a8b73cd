import { titlesOf } from './titles-of.ts'

export const JDB_TITLES = [
  ...titlesOf({ provider: 'jdb', product_code: 1085, game_type: 'SLOT', kind: 'slot' }, [
    ['harvest-drum', 'drum/jade', 'Harvest Drum', 'ကောက်သိမ်းဗုံ', '丰收鼓', 'กลองเก็บเกี่ยว'],
    ['race-day-pony', 'bay-horse/lapis', 'Race Day Pony', 'ပြိုင်ပွဲမြင်းပု', '赛日小马', 'ม้าแกลบวันแข่ง'],
    ['hpakant-heart', 'jade/ruby', 'Hpakant Heart', 'ဖားကန့်နှလုံးသား', '帕敢之心', 'หัวใจผากั้น'],
    ['juicy-slice', 'melon/river', 'Juicy Slice', 'ဖရဲစိတ်ချိုချို', '多汁一片', 'ชิ้นฉ่ำหวาน'],
    ['parasol-party', 'umbrella/dawn', 'Parasol Party', 'ထီးပွဲတော်', '阳伞派对', 'ปาร์ตี้ร่ม'],
    ['checkmate-gold', 'chess/jade', 'Checkmate Gold', 'စစ်တုရင်ရွှေ', '将军黄金', 'รุกฆาตทองคำ'],
    ['jar-of-light', 'firefly-jar/lapis', 'Jar of Light', 'အလင်းပုလင်း', '光之瓶', 'โถแห่งแสง'],
    ['kite-duel', 'kite/marigold', 'Kite Duel', 'စွန်တိုက်ပွဲ', '风筝对决', 'ศึกว่าว'],
    ['red-doll-dash', 'doll/river', 'Red Doll Dash', 'ပစ်တိုင်းထောင်နီ', '红娃娃冲冲', 'ตุ๊กตาแดงพุ่ง'],
    ['busy-bees', 'bee/cinnabar', 'Busy Bees', 'ပျားအလုပ်ရှုပ်', '忙碌蜜蜂', 'ผึ้งขยัน'],
    ['island-coconut', 'coconut/leaf', 'Island Coconut', 'ကျွန်းအုန်းသီး', '海岛椰子', 'มะพร้าวเกาะ'],
    ['emerald-ring', 'emerald-ring/plum', 'Emerald Ring', 'မြလက်စွပ်', '祖母绿戒指', 'แหวนมรกต'],
    ['wing-win', 'butterfly/jade', 'Wing & Win', 'တောင်ပံလာဘ်', '振翅必赢', 'กระพือปีกรับโชค'],
    ['mud-buffalo', 'buffalo/river', 'Mud Buffalo', 'ရွှံ့ထဲကကျွဲ', '泥塘水牛', 'ควายในโคลน'],
  ]),
  ...titlesOf({ provider: 'jdb', product_code: 1085, game_type: 'FISHING', kind: 'fishing' }, [
    ['mangrove-crab', 'crab/river', 'Mangrove Crab', 'လမုတောကဏန်း', '红树林蟹', 'ปูป่าชายเลน'],
    ['eight-arms', 'octopus/lapis', 'Eight Arms', 'ရှစ်လက်ရေဘဝဲ', '八爪深海', 'แปดหนวด'],
    ['seahorse-bay', 'seahorse/jade', 'Seahorse Bay', 'ပင်လယ်မြင်းအော်', '海马湾', 'อ่าวม้าน้ำ'],
    ['golden-shoal', 'shoal/plum', 'Golden Shoal', 'ရွှေငါးအုပ်', '金色鱼群', 'ฝูงปลาทอง'],
  ]),
  ...titlesOf({ provider: 'jdb', product_code: 1085, game_type: 'LOTTERY', kind: 'slot' }, [
    ['bingo-bazaar', 'balls/marigold', 'Bingo Bazaar', 'ဘင်ဂို ဈေးတန်း', '宾果集市', 'ตลาดบิงโก'],
    ['number-rain', 'balls/river', 'Number Rain', 'ဂဏန်းမိုး', '数字雨', 'ฝนตัวเลข'],
    ['lucky-draw-drum', 'drum/orchid', 'Lucky Draw Drum', 'ကံစမ်းမဲ ဗုံ', '抽奖鼓', 'กลองจับรางวัล'],
  ]),
]
