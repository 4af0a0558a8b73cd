import type { Language } from '#platform/contract/language.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { saveWideArt } from '#platform/server/media/save-art.ts'
import { seedChannels } from './seed-channels.ts'
import { seedVideos } from './seed-videos.ts'

type Texts = Record<Language, string>

interface DemoBanner {
  kind: 'carousel' | 'popup'
  place: number
  link: string | null
  /** File names without their ends, by language; the small form is beside each. */
  pictures: Partial<Texts>
  texts: Texts
}

/** Burmese pictures are named as HTML names the language. */
const inEachLanguage = (name: string): Texts => ({
  en: `${name}-en`,
  mm: `${name}-my`,
  zh: `${name}-zh`,
  th: `${name}-th`,
})

const BANNERS: DemoBanner[] = [
  {
    kind: 'carousel',
    place: 1,
    link: '/?type=hot',
    pictures: inEachLanguage('market'),
    texts: { en: 'Night market of games', mm: 'ဂိမ်းပေါင်းစုံ ညဈေး', zh: '游戏夜市，夜夜开张', th: 'ตลาดเกมยามค่ำคืน' },
  },
  {
    kind: 'carousel',
    place: 2,
    link: '/shan',
    pictures: inEachLanguage('moon'),
    texts: { en: 'Full moon, Shan Koe Mee', mm: 'လပြည့်ည ရှမ်းကိုးမီး', zh: '月圆之夜，掸族九点', th: 'คืนจันทร์เพ็ญ ไพ่ฉานโกมี' },
  },
  {
    kind: 'carousel',
    place: 3,
    link: '/2d',
    pictures: inEachLanguage('two-d'),
    texts: { en: '2D, live twice a day', mm: '2D တိုက်ရိုက်', zh: '2D 直播，每日两期', th: '2D สด วันละสองรอบ' },
  },
  {
    kind: 'popup',
    place: 1,
    // Players who have an account have the play money too.
    link: '/login',
    pictures: { en: 'welcome' },
    texts: {
      en: 'Welcome! This is a demo: every new player gets 100,000 Ks of play money.',
      mm: 'ကြိုဆိုပါသည်။ ဤသည်မှာ စမ်းသပ်ရန်ဖြစ်၍ ကစားသမားအသစ်တိုင်း အစမ်းငွေ 100,000 Ks ရရှိပါမည်။',
      zh: '欢迎光临！这是演示站，每位新玩家可获得 100,000 Ks 试玩币。',
      th: 'ยินดีต้อนรับ! นี่คือเว็บสาธิต ผู้เล่นใหม่ทุกคนจะได้รับเงินทดลอง 100,000 Ks',
    },
  },
]

const LINE: Texts = {
  en: 'All money in this demo is play money. Every roll of Digit Bet can be checked by you, and Shan Koe Mee is dealt day and night.',
  mm: 'ဤစမ်းသပ်ဆိုက်ရှိ ငွေအားလုံးသည် ငွေအစစ် မဟုတ်ပါ။ ဂဏန်းလောင်း၏ ရလဒ်တိုင်းကို ကိုယ်တိုင် စစ်ဆေးနိုင်ပြီး ရှမ်းကိုးမီးကို နေ့ရောညပါ ကစားနိုင်ပါသည်။',
  zh: '本演示站的所有金额均为试玩币。数字投注的每次结果您都可以亲自验证，掸族九点昼夜开局。',
  th: 'เงินทั้งหมดในเว็บสาธิตนี้เป็นเงินทดลอง ตรวจสอบผลเดิมพันตัวเลขได้ด้วยตนเองทุกครั้ง และเล่นไพ่ฉานโกมีได้ทั้งวันทั้งคืน',
}

/** Seeds the content of a demo. It changes nothing where an operator, or an earlier start, has already put anything. */
export async function seedContentDemo(db: Database): Promise<void> {
  await seedFirstPage(db)
  await seedChannels(db)
  await seedVideos(db)
}

async function seedFirstPage(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Two starts at one time must not both find it empty.
    await tx`lock table content.banner in share row exclusive mode`
    const [found] = await tx`select from content.banner union all select from content.banner_text limit 1`
    if (found) return
    for (const banner of BANNERS) await addBanner(tx, banner)
    await tx`
      insert into content.banner_text (place, text_en, text_mm, text_zh, text_th)
      values (1, ${LINE.en}, ${LINE.mm}, ${LINE.zh}, ${LINE.th})`
  })
}

async function addBanner(tx: Transaction, { kind, place, link, pictures, texts }: DemoBanner): Promise<void> {
  const [banner] = await tx<{ id: number }[]>`
    insert into content.banner (kind, place, link, text_en, text_mm, text_zh, text_th)
    values (${kind}, ${place}, ${link}, ${texts.en}, ${texts.mm}, ${texts.zh}, ${texts.th}) returning id`
  for (const [language, name] of Object.entries(pictures)) {
    const { wide, small } = await saveWideArt(tx, name)
    await tx`
      insert into content.banner_picture (banner_id, language, picture, picture_small)
      values (${banner?.id ?? null}, ${language}, ${wide}, ${small})`
  }
}
