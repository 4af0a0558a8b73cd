import { joinWords } from '#contract/shared/burmese-words.ts'
import type { Language } from '#contract/shared/language.ts'
import { appTexts } from '#web/app/texts.ts'
import { catalogTexts } from '#web/catalog/texts.ts'
import { optionalTexts } from '#web/features/cashier/deposit/optional/texts.ts'
import { depositTexts } from '#web/features/cashier/deposit/texts.ts'
import { limitTexts } from '#web/features/cashier/limits/texts.ts'
import { cashierLogTexts } from '#web/features/cashier/log/texts.ts'
import { cashierTexts } from '#web/features/cashier/texts.ts'
import { walletPageTexts } from '#web/features/cashier/wallet/texts.ts'
import { withdrawTexts } from '#web/features/cashier/withdraw/texts.ts'
import { gameLogsTexts } from '#web/features/catalog/game-logs/texts.ts'
import { gamesTexts } from '#web/features/catalog/texts.ts'
import { checkTexts } from '#web/features/digit-bet/fairness/check/texts.ts'
import { fairnessTexts } from '#web/features/digit-bet/fairness/texts.ts'
import { historyTexts } from '#web/features/digit-bet/history/texts.ts'
import { multiplierTexts } from '#web/features/digit-bet/multiplier/texts.ts'
import { outcomeTexts } from '#web/features/digit-bet/outcome/texts.ts'
import { rulesTexts } from '#web/features/digit-bet/rules/texts.ts'
import { digitBetTexts } from '#web/features/digit-bet/texts.ts'
import { homeTexts } from '#web/features/home/texts.ts'
import { breakTexts } from '#web/features/identity/break/texts.ts'
import { profileTexts } from '#web/features/identity/profile/texts.ts'
import { registerTexts } from '#web/features/identity/register/texts.ts'
import { sessionTexts } from '#web/features/identity/sessions/texts.ts'
import { identityTexts } from '#web/features/identity/texts.ts'
import { shanTexts } from '#web/features/shan/texts.ts'
import { lateTexts } from '#web/features/two-d/bet/late/texts.ts'
import { listTexts } from '#web/features/two-d/bet/list/texts.ts'
import { previewTexts } from '#web/features/two-d/bet/preview/texts.ts'
import { quickTexts } from '#web/features/two-d/bet/quick/texts.ts'
import { betTexts } from '#web/features/two-d/bet/texts.ts'
import { confirmTexts } from '#web/features/two-d/confirm/texts.ts'
import { guideTexts } from '#web/features/two-d/guide/texts.ts'
import { holidayTexts } from '#web/features/two-d/holiday/texts.ts'
import { liveTexts } from '#web/features/two-d/live/texts.ts'
import { resultsTexts } from '#web/features/two-d/results/texts.ts'
import { slipsTexts } from '#web/features/two-d/slips/texts.ts'
import { twoDTexts } from '#web/features/two-d/texts.ts'
import { winnersTexts } from '#web/features/two-d/winners/texts.ts'
import { walletTexts } from '#web/features/wallet/texts.ts'
import type { TextsOf } from '#web/platform/texts.ts'

/** What the screens say in a language, to find things on them as a player of that language does. */
export async function wordsOf(language: Language) {
  const catalog = async <T>(texts: TextsOf<T>) => {
    await texts.load(language)
    const loaded = texts.peek(language)
    if (!loaded) throw new Error(`no texts of ${texts.name} in ${language}`)
    return language === 'mm' ? (kept(loaded) as typeof loaded) : loaded
  }
  const [app, home, wallet, lobby, games, gameLogs, shan] = await Promise.all([
    catalog(appTexts),
    catalog(homeTexts),
    catalog(walletTexts),
    catalog(catalogTexts),
    catalog(gamesTexts),
    catalog(gameLogsTexts),
    catalog(shanTexts),
  ])
  const identity = {
    ...(await catalog(identityTexts)),
    ...(await catalog(registerTexts)),
    ...(await catalog(profileTexts)),
    rest: await catalog(breakTexts),
    sessions: await catalog(sessionTexts),
  }
  // A screen and the parts that follow it.
  const digitBet = {
    ...(await catalog(digitBetTexts)),
    ...(await catalog(historyTexts)),
    ...(await catalog(outcomeTexts)),
    ...(await catalog(rulesTexts)),
    ...(await catalog(multiplierTexts)),
  }
  const fairness = { ...(await catalog(fairnessTexts)), ...(await catalog(checkTexts)) }
  const cashier = {
    ...(await catalog(cashierTexts)),
    ...(await catalog(depositTexts)),
    ...(await catalog(optionalTexts)),
    ...(await catalog(withdrawTexts)),
    ...(await catalog(walletPageTexts)),
    ...(await catalog(cashierLogTexts)),
    limits: await catalog(limitTexts),
  }
  const twoD = {
    shared: await catalog(twoDTexts),
    live: await catalog(liveTexts),
    bet: { ...(await catalog(betTexts)), ...(await catalog(lateTexts)), ...(await catalog(previewTexts)) },
    quick: await catalog(quickTexts),
    list: await catalog(listTexts),
    confirm: await catalog(confirmTexts),
    slips: await catalog(slipsTexts),
    winners: await catalog(winnersTexts),
    holiday: await catalog(holidayTexts),
    results: await catalog(resultsTexts),
    guide: await catalog(guideTexts),
  }
  return { app, cashier, home, identity, wallet, digitBet, fairness, lobby, games, gameLogs, shan, twoD }
}

export type Words = Awaited<ReturnType<typeof wordsOf>>

/** As the build puts it on the screens. */
function kept(value: unknown): unknown {
  if (typeof value === 'string') return joinWords(value)
  if (typeof value === 'function') return (...values: unknown[]) => joinWords(value(...values))
  if (Array.isArray(value)) return value.map(kept)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, kept(each)]))
}
