import { beforeAll, expect, test } from 'vitest'
import { hangOut } from '#content/stories/content.ts'
import { kyat } from '#platform/contract/money.ts'
import { openSite } from '../harness/browser.ts'
import { openTestSandbox } from '../harness/sandbox.ts'
import { LOBBY_MEMBER_STATES, LOBBY_STATES } from './lobby-states.ts'
import { faultsOf } from './read-states.ts'

const site = openSite({ partner: openTestSandbox })

const WORDS = { en: 'Night market', mm: 'ညဈေး', zh: '夜市', th: 'ตลาดกลางคืน' }
const LINE = {
  en: 'Welcome to Thazin. The platform is open day and night, and you may stop this line.',
  mm: 'သဇင်မှ ကြိုဆိုပါသည်။ နေ့ညမပြတ် ဖွင့်ထားပြီး ဤစာတန်းကို ရပ်ထားနိုင်ပါသည်။',
  zh: '欢迎来到 Thazin。本站日夜开放，您可以停止滚动这行文字，随时慢慢阅读。',
  th: 'ยินดีต้อนรับสู่ Thazin เปิดทั้งวันทั้งคืน และคุณหยุดข้อความนี้ได้',
}
const FAILING = /^(?:GET|POST) \/api\/(?:game_lists\/\S+|seamless\/launch-game|player\/game-logs) answered 50\d$/

beforeAll(() =>
  hangOut(site.app, {
    ads: [
      { kind: 'carousel', text: WORDS },
      { kind: 'carousel', text: WORDS },
      { kind: 'popup', text: WORDS },
    ],
    line: LINE,
  }),
)

test('what anybody sees of the lobby fits, reads and is complete, in every language', {
  timeout: 240_000,
}, async () => {
  const page = await site.visit({ expects: [FAILING] })

  expect(await faultsOf(page, LOBBY_STATES)).toEqual([])
})

test('what a player sees of it fits, reads and is complete, in every language', { timeout: 240_000 }, async () => {
  const player = await site.app.player({ main: kyat(1_000), game: kyat(54_321) })
  const page = await site.visit({ as: player, expects: [FAILING] })
  await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))

  expect(await faultsOf(page, LOBBY_MEMBER_STATES)).toEqual([])
})
