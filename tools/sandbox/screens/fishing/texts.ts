import { inLanguage } from '../shared/texts.ts'

interface FishingTexts {
  hint: string
  auto: string
  caught: string
  odds: string
  pays: string
  chance: string
  odds_hint: string
  misses_hint: string
}

export const t = inLanguage<FishingTexts>({
  en: {
    hint: 'Tap the water to shoot. Hold to keep shooting.',
    auto: 'Auto fire',
    caught: 'Caught',
    odds: 'Fish prizes',
    pays: 'Pays',
    chance: 'Chance per shot',
    odds_hint: 'Every shot that hits a fish costs your stake. The chance in this table decides if you catch it.',
    misses_hint: 'A shot that misses is free. If the fish was already caught, you get your stake back.',
  },
  mm: {
    hint: 'ရေကိုထိ၍ ပစ်ပါ။ ဖိထားလျှင် ဆက်ပစ်သည်။',
    auto: 'အော်တိုပစ်',
    caught: 'ဖမ်းမိပြီ',
    odds: 'ငါးတစ်ကောင်၏ ဆုငွေ',
    pays: 'ဆု',
    chance: 'တစ်ချက်လျှင် အခွင့်အလမ်း',
    odds_hint: 'ငါးကိုထိသော အချက်တိုင်း လောင်းကြေးကျသည်။ ဤဇယားပါ အခွင့်အလမ်းအတိုင်း ချက်ချင်း ဆုံးဖြတ်သည်။',
    misses_hint: 'မထိသောအချက်သည် အခမဲ့ဖြစ်သည်။ ဖမ်းမိပြီးသားငါးကို ထိလျှင် လောင်းကြေး ပြန်ရသည်။',
  },
  zh: {
    hint: '点击水面射击，按住可连发。',
    auto: '自动射击',
    caught: '捕获',
    odds: '每种鱼的奖金',
    pays: '倍数',
    chance: '每发概率',
    odds_hint: '每次命中一条鱼即花费一份投注，立即按此表概率裁定。',
    misses_hint: '未命中不收费。命中已被捕获的鱼，投注退还。',
  },
  th: {
    hint: 'แตะน้ำเพื่อยิง กดค้างเพื่อยิงต่อเนื่อง',
    auto: 'ยิงอัตโนมัติ',
    caught: 'จับได้',
    odds: 'รางวัลของปลาแต่ละชนิด',
    pays: 'จ่าย',
    chance: 'โอกาสต่อนัด',
    odds_hint: 'ทุกนัดที่โดนปลาคิดหนึ่งเดิมพัน และตัดสินทันทีตามโอกาสในตารางนี้',
    misses_hint: 'นัดที่ไม่โดนอะไรไม่คิดเงิน นัดที่โดนปลาที่ถูกจับไปแล้วคืนเดิมพัน',
  },
})
