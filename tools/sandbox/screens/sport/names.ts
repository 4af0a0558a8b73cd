import type { Language } from '../shared/known.ts'
import { language } from '../shared/known.ts'

type Names = Record<Language, readonly string[]>

/** Sixteen cities and their teams. */
const TEAMS: Names = {
  en: [
    'Yangon Owls',
    'Mandalay Harps',
    'Bago Drums',
    'Mawlamyine Coast',
    'Pathein Umbrellas',
    'Taunggyi Balloons',
    'Myitkyina Jade',
    'Sittwe Tide',
    'Hpa-An Hills',
    'Monywa Weavers',
    'Pyay River',
    'Meiktila Lake',
    'Lashio Tea',
    'Dawei Pearls',
    'Magway Oil',
    'Inle Oars',
  ],
  mm: [
    'ရန်ကုန် ဇီးကွက်',
    'မန္တလေး စောင်း',
    'ပဲခူး ဗုံ',
    'မော်လမြိုင် ကမ်းခြေ',
    'ပုသိမ် ထီး',
    'တောင်ကြီး မီးပုံး',
    'မြစ်ကြီးနား ကျောက်စိမ်း',
    'စစ်တွေ ဒီရေ',
    'ဘားအံ တောင်တန်း',
    'မုံရွာ ရက်ကန်း',
    'ပြည် မြစ်',
    'မိတ္ထီလာ ကန်',
    'လားရှိုး လက်ဖက်',
    'ထားဝယ် ပုလဲ',
    'မကွေး ရေနံ',
    'အင်းလေး လှော်တက်',
  ],
  zh: [
    '仰光猫头鹰',
    '曼德勒竖琴',
    '勃固鼓手',
    '毛淡棉海岸',
    '勃生花伞',
    '东枝气球',
    '密支那翡翠',
    '实兑潮汐',
    '帕安山岭',
    '蒙育瓦织工',
    '卑谬江流',
    '密铁拉湖',
    '腊戌茶园',
    '土瓦珍珠',
    '马圭油田',
    '茵莱桨手',
  ],
  th: [
    'ย่างกุ้ง นกฮูก',
    'มัณฑะเลย์ พิณ',
    'พะโค กลอง',
    'เมาะลำเลิง ชายฝั่ง',
    'พะสิม ร่ม',
    'ตองจี บอลลูน',
    'มิตจีนา หยก',
    'ซิตตเว คลื่น',
    'พะอัน ขุนเขา',
    'โมนยวา ช่างทอ',
    'แปร สายน้ำ',
    'เมะทีลา ทะเลสาบ',
    'ล่าเสี้ยว ชา',
    'ทวาย ไข่มุก',
    'มะเกว น้ำมัน',
    'อินเล ฝีพาย',
  ],
}

const PONIES: Names = {
  en: [
    'Silver Hoof',
    'Morning Mist',
    'Red Lacquer',
    'Padauk',
    'Night Drum',
    'Golden Mane',
    'River Wind',
    'Little Thunder',
    'Lantern',
    'Jade Eye',
  ],
  mm: ['ငွေခွာ', 'မနက်နှင်း', 'ယွန်းနီ', 'ပိတောက်', 'ညဗုံသံ', 'ရွှေလည်ဆံ', 'မြစ်လေ', 'မိုးကြိုးလေး', 'မီးပုံး', 'စိမ်းမျက်'],
  zh: ['银蹄', '晨雾', '朱漆', '紫檀', '夜鼓', '金鬃', '江风', '小雷', '灯笼', '玉眼'],
  th: ['กีบเงิน', 'หมอกเช้า', 'รักแดง', 'ประดู่', 'กลองค่ำ', 'แผงคอทอง', 'ลมแม่น้ำ', 'ฟ้าน้อย', 'โคมไฟ', 'ตาหยก'],
}

const BOATS: Names = {
  en: [
    'White Heron',
    'Swift Oar',
    'Lotus Bay',
    'Dawn Rower',
    'Blue Current',
    'Golden Prow',
    'Reed Dancer',
    'Twelve Brothers',
    'Lake Arrow',
    'Old Teak',
  ],
  mm: ['ဗျိုင်းဖြူ', 'လှော်တက်မြန်', 'ကြာအိုင်', 'အရုဏ်လှေသား', 'ရေစီးပြာ', 'ရွှေလှေဦး', 'ကျူကခုန်', 'ညီနောင်ဆယ့်နှစ်', 'ကန်မြား', 'ကျွန်းအို'],
  zh: ['白鹭', '飞桨', '莲湾', '黎明桨手', '蓝流', '金船头', '芦苇舞', '十二兄弟', '湖箭', '老柚木'],
  th: [
    'นกกระยางขาว',
    'พายไว',
    'อ่าวบัว',
    'ฝีพายรุ่งอรุณ',
    'กระแสคราม',
    'หัวเรือทอง',
    'ระบำอ้อ',
    'สิบสองพี่น้อง',
    'ศรทะเลสาบ',
    'สักเฒ่า',
  ],
}

const NAMES = { football: TEAMS, chinlone: TEAMS, ponies: PONIES, boats: BOATS }

export function namesOf(discipline: keyof typeof NAMES): readonly string[] {
  return NAMES[discipline][language]
}
