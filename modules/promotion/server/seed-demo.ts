import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { saveWideArt } from '#platform/server/media/save-art.ts'
import type { OfferRow } from './offer.ts'

/** All players of a demo come from one machine. */
const DEMO_RULES = { address_rule: 'allow' }
type DemoOffer = Omit<OfferRow, 'rules'>

type Texts = Record<Language, string>

interface DemoPromotion {
  place: number
  /** From today on; without it the promotion has no end. */
  days: number | null
  /** The beginning of its pictures' names; one for all languages, or one for each. */
  picture: string
  has_words: boolean
  title: Texts
  description: Texts
  offer: DemoOffer | null
}

const DEPOSIT_OFFER: DemoOffer = {
  event: 'deposit',
  audience: 'everyone',
  new_days: null,
  percent: 10,
  amount: kyat(50_000),
  deposit_min: kyat(5_000),
  wagering_times_100: 300,
  wagering_days: 7,
  frequency: 'daily',
}

const WELCOME_OFFER: DemoOffer = {
  event: 'visit',
  audience: 'new',
  new_days: 30,
  percent: null,
  amount: kyat(5_000),
  deposit_min: null,
  wagering_times_100: 500,
  wagering_days: 14,
  frequency: 'once',
}

const PROMOTIONS: DemoPromotion[] = [
  {
    place: 1,
    days: 90,
    picture: 'market',
    has_words: true,
    title: {
      en: '10% on today’s deposit',
      mm: 'ယနေ့ ငွေသွင်းမှုအတွက် 10%',
      zh: '今日存款返 10%',
      th: 'รับ 10% จากยอดฝากวันนี้',
    },
    description: {
      en: 'Deposit from 5,000 Ks and get a tenth of it on top, every day anew.',
      mm: '5,000 Ks နှင့်အထက် ငွေသွင်းပါက 10% ကို နေ့စဉ် ထပ်ဆောင်း ရရှိပါမည်။',
      zh: '单笔存款满 5,000 Ks，即可再得十分之一，每天都可领取。',
      th: 'ฝากตั้งแต่ 5,000 Ks รับเพิ่มอีกหนึ่งในสิบ ได้ใหม่ทุกวัน',
    },
    offer: DEPOSIT_OFFER,
  },
  {
    place: 2,
    days: 90,
    picture: 'welcome',
    has_words: false,
    title: {
      en: 'A gift for new players',
      mm: 'ကစားသမားအသစ်များအတွက် လက်ဆောင်',
      zh: '新玩家见面礼',
      th: 'ของขวัญสำหรับผู้เล่นใหม่',
    },
    description: {
      en: '5,000 Ks in your first 30 days with us. Once for each player.',
      mm: 'ပထမ ရက် 30 အတွင်း 5,000 Ks။ ကစားသမားတစ်ဦးလျှင် တစ်ကြိမ်။',
      zh: '注册后 30 天内可领 5,000 Ks，每位玩家一次。',
      th: 'รับ 5,000 Ks ใน 30 วันแรก คนละหนึ่งครั้ง',
    },
    offer: WELCOME_OFFER,
  },
  {
    place: 3,
    days: null,
    picture: 'moon',
    has_words: true,
    title: {
      en: 'Shan Koe Mee, day and night',
      mm: 'ရှမ်းကိုးမီး နေ့ရောညပါ',
      zh: '掸族九点，昼夜开局',
      th: 'ฉานโกมี ทั้งวันทั้งคืน',
    },
    description: {
      en: 'Our own table is always open. Nearer to nine wins, and your balance comes along.',
      mm: 'ကျွန်ုပ်တို့၏ စားပွဲသည် အမြဲ ဖွင့်ထားပါသည်။ ကိုးနှင့် ပိုနီးသူ အနိုင်ရပါသည်။',
      zh: '自家牌桌随时开放，点数更接近九者胜，余额随身带入。',
      th: 'โต๊ะของเราเปิดตลอดเวลา ใครใกล้เก้ากว่าชนะ และใช้ยอดเงินเดียวกัน',
    },
    offer: null,
  },
]

const NO_OFFER: DemoOffer = {
  event: null,
  audience: null,
  new_days: null,
  percent: null,
  amount: null,
  deposit_min: null,
  wagering_times_100: null,
  wagering_days: null,
  frequency: null,
}

/** Burmese pictures are named as HTML names the language. */
const pictureOf = ({ picture, has_words }: DemoPromotion, language: Language) =>
  has_words ? `${picture}-${language === 'mm' ? 'my' : language}` : picture

/** The promotions of a demo. Adds nothing where a promotion exists already. */
export async function seedPromotionDemo(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Two starts at one time must not both find it empty.
    await tx`lock table promotion.promotion in share row exclusive mode`
    const [found] = await tx`select from promotion.promotion limit 1`
    if (found) return
    for (const promotion of PROMOTIONS) await addPromotion(tx, promotion)
  })
}

async function addPromotion(tx: Transaction, promotion: DemoPromotion): Promise<void> {
  const { title, description, place, days } = promotion
  const texts = Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`title_${language}`, title[language]],
      [`description_${language}`, description[language]],
    ]),
  )
  const [row] = await tx<{ id: number }[]>`
    insert into promotion.promotion ${tx({ place, ...texts, ...(promotion.offer ?? NO_OFFER), ...DEMO_RULES })}
    returning id`
  await tx`
    update promotion.promotion set ends_at = now() + ${days} * interval '1 day' where id = ${row?.id ?? null}`
  for (const language of promotion.has_words ? LANGUAGES : (['en'] as const)) {
    const { wide, small } = await saveWideArt(tx, pictureOf(promotion, language))
    await tx`
      insert into promotion.promotion_picture (promotion_id, language, picture, picture_small)
      values (${row?.id ?? null}, ${language}, ${wide}, ${small})`
  }
}
