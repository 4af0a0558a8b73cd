import { appTexts } from '#apps/site/texts.ts'
import { cashierTexts } from '#cashier/site/texts.ts'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { gamesTexts } from '#catalog/site/texts.ts'
import { autoTexts } from '#digit-bet/site/auto/texts.ts'
import { digitBetTexts } from '#digit-bet/site/texts.ts'
import { homeTexts } from '#home/site/texts.ts'
import { identityTexts } from '#identity/site/texts.ts'
import { joinWords } from '#platform/contract/burmese-words.ts'
import type { Language } from '#platform/contract/language.ts'
import type { TextsOf } from '#platform/site/texts.ts'
import { shanTexts } from '#shan/site/texts.ts'
import { dayTexts } from '#two-d/site/live/day/texts.ts'
import { statisticsTexts } from '#two-d/site/statistics/texts.ts'
import { twoDTexts } from '#two-d/site/texts.ts'
import { walletTexts } from '#wallet/site/texts.ts'

/** The texts of the screens in a language: a test finds things on them as a player of that language does. */
export async function wordsOf(language: Language) {
  const catalog = async <T>(texts: TextsOf<T>) => {
    await texts.load(language)
    const loaded = texts.peek(language)
    if (!loaded) throw new Error(`no texts of ${texts.name} in ${language}`)
    return language === 'mm' ? (kept(loaded) as typeof loaded) : loaded
  }
  const identity = await catalog(identityTexts)
  const digit_bet = await catalog(digitBetTexts)
  const auto = await catalog(autoTexts)
  const cashier = await catalog(cashierTexts)
  const games = await catalog(gamesTexts)
  const two_d = await catalog(twoDTexts)
  return {
    app: await catalog(appTexts),
    home: await catalog(homeTexts),
    wallet: await catalog(walletTexts),
    lobby: await catalog(catalogTexts),
    shan: await catalog(shanTexts),
    games,
    gameLogs: games.game_logs,
    // A screen and the parts that follow it.
    identity: {
      ...identity,
      ...identity.register,
      ...identity.profile,
      rest: identity.break,
      sessions: identity.sessions,
    },
    digitBet: {
      ...auto,
      ...digit_bet,
      ...digit_bet.history,
      ...digit_bet.outcome,
      ...digit_bet.rules_sheet,
      ...digit_bet.multiplier_sheet,
    },
    fairness: { ...digit_bet.fairness, ...digit_bet.check },
    cashier: {
      ...cashier,
      ...cashier.deposit_form,
      ...cashier.receipt,
      ...cashier.withdraw_form,
      ...cashier.wallet_page,
      ...cashier.log,
      limits: cashier.own_limits,
    },
    day: await catalog(dayTexts),
    statistics: await catalog(statisticsTexts),
    twoD: { ...two_d, shared: two_d, bet: { ...two_d.bet, ...two_d.draw_state, ...two_d.preview } },
  }
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
