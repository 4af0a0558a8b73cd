import { beforeAll, expect, test } from 'vitest'
import { contentTexts } from '#content/site/texts.ts'
import { problemMessage } from '#platform/contract/problem.ts'
import { type Words, wordsOf } from './e2e/harness/words.ts'

/** The sentences that the specification gives word for word, as the screens say them in English. */
let en: Words
let mm: Words
beforeAll(async () => {
  ;[en, mm] = await Promise.all([wordsOf('en'), wordsOf('mm'), contentTexts.load('en')])
})

const SENTENCES: [string, (words: Words) => unknown][] = [
  ['Something Went Wrong!', ({ lobby }) => lobby.something_wrong],
  ['No Data Found', ({ lobby }) => lobby.no_data],
  ['No games found.', ({ lobby }) => lobby.no_games],
  ['There is no game list.', ({ lobby }) => lobby.no_hot_games],
  ['Failed to launch game.', ({ lobby }) => lobby.launch_failed],
  ['Launch failed: No URL or content.', ({ lobby }) => lobby.launch_empty],
  ['Popup blocked. Please allow popups.', ({ lobby }) => lobby.popup_blocked],
  ['Network error. Please try again.', ({ lobby }) => lobby.network],
  ['Hot Games', ({ lobby }) => lobby.hot_games],
  ['Load More', ({ lobby }) => lobby.load_more],
  ['Search...', ({ home }) => home.search],
  ['OK', ({ home }) => home.ok],
  ['No banners available', ({ home }) => home.no_banners],
  ['provider logo', ({ home }) => home.provider_logo],
  ['Login', ({ app }) => app.login],
  ['Join Now', ({ app }) => app.join_now],
  ['Download App', ({ app }) => app.download_app],
  ['Logged In Successfully.', ({ identity }) => identity.logged_in],
  ['Registerd Successfully.', ({ identity }) => identity.registered],
  ['Logout successfully.', ({ app }) => app.logged_out],
  ['An unexpected error occurred.', ({ identity }) => identity.unexpected],
  ['Password changed successfully', ({ identity }) => identity.password_changed],
  ['An error occurred during the deposit process. Please try again.', ({ identity }) => identity.change_unreachable],
  ['Exchange Balance', ({ wallet }) => wallet.exchange],
  ['Cancel', ({ wallet }) => wallet.cancel],
  ['Close this dialog', ({ wallet }) => wallet.close],
  ['Close this dialog', ({ app }) => app.close_menu],
  ['Please enter a valid amount', ({ wallet }) => wallet.invalid_amount],
  ['Exchange successful!', ({ wallet }) => wallet.exchange_successful],
  ['Exchange failed!', ({ wallet }) => wallet.exchange_failed],
  ['Network error. Please try again.', ({ wallet }) => wallet.network_error],
  ['Something Went Wrong!', ({ wallet }) => wallet.something_wrong],
  ['No transactions found.', ({ wallet }) => wallet.no_transactions],
  ['Failed to fetch logs', ({ wallet }) => wallet.fetch_failed],
  ['Network or server error', ({ wallet }) => wallet.network_or_server],
  ['Copied to clipboard', ({ cashier }) => cashier.copied],
  ['Deposit successfully.', ({ cashier }) => cashier.deposit_done],
  ['Withdraw Success', ({ cashier }) => cashier.withdraw_done],
  ['No Game Logs Found', ({ gameLogs }) => gameLogs.none],
  ['Please place a bet first!', ({ digitBet }) => digitBet.place_a_bet],
  ['Rolling in 90...', ({ digitBet }) => digitBet.rolling_in_seconds(90)],
  ['Backend Error: ', ({ digitBet }) => digitBet.backend_error],
  ['Could not connect to backend.', ({ digitBet }) => digitBet.no_backend],
  ['BET MULTIPLIER', ({ digitBet }) => digitBet.bet_multiplier],
  ['BET', ({ digitBet }) => digitBet.bet],
  ['COIN VALUE', ({ digitBet }) => digitBet.coin_value],
  ['TOTAL BET', ({ digitBet }) => digitBet.total_bet],
  ['BET MAX', ({ digitBet }) => digitBet.bet_max],
  ['Launch Shan Game', ({ shan }) => shan.launch],
  ['Game launched successfully!', ({ shan }) => shan.launched],
  ['Failed to launch game.', ({ shan }) => shan.failed],
  ['Network or server error.', ({ shan }) => shan.network],
  ['Failed to load user info. Please log in again.', ({ shan }) => shan.no_user],
  ['Failed to load live data', ({ twoD }) => twoD.live.failed],
  ['Over-limit digits: ', ({ twoD }) => twoD.confirm.over_limit],
  ['Bet failed!', ({ twoD }) => twoD.confirm.failed],
  ['Network or server error', ({ twoD }) => twoD.shared.network_or_server],
  ['Failed to fetch winners', ({ twoD }) => twoD.winners.failed],
  ['No winners for this session', ({ twoD }) => twoD.winners.no_winners],
  ['No data available', ({ twoD }) => twoD.winners.no_data],
  ['Loading promotions...', () => contentTexts.peek('en')?.promotion.loading],
  ['Learn More', () => contentTexts.peek('en')?.promotion.learn_more],
  ['Claim Offer', () => contentTexts.peek('en')?.promotion.claim],
  ['Limited Time', () => contentTexts.peek('en')?.promotion.limited],
  ['Exclusive Offers', () => contentTexts.peek('en')?.promotion.exclusive],
  ['For Everyone', () => contentTexts.peek('en')?.promotion.for_everyone],
  ['Failed to load contact information', () => contentTexts.peek('en')?.contact.failed],
  ['Our service is 24/7 for you.', () => contentTexts.peek('en')?.contact.line],
  ['Try Again', () => contentTexts.peek('en')?.try_again],
  ['Promotion Video 3', () => contentTexts.peek('en')?.videos.video(3)],
  ['Winner of the Month', () => contentTexts.peek('en')?.ranking.winner],
]

test.each(SENTENCES)('the screens say “%s” as the specification writes it', (sentence, read) => {
  expect(read(en)).toBe(sentence)
})

test('the refusals of the platform say it in the same words', () => {
  expect(problemMessage('invalid_amount')).toBe('Please enter a valid amount')
  expect(problemMessage('no_bet_placed')).toBe('Please place a bet first!')
  expect(problemMessage('launch_failed')).toBe('Failed to launch game.')
  expect(problemMessage('two_d_feed_silent')).toBe('Failed to load live data')
  expect(problemMessage('two_d_over_limit', { digits: '07, 25' })).toBe('Over-limit digits: 07, 25')
  expect(problemMessage('only_players')).toContain('nly players can view winners')
  expect(problemMessage('internal_error')).toBe('Something Went Wrong!')
})

test('what the specification gives in Burmese is Burmese: an amount, a smallest stake, a transfer, a bet', () => {
  for (const text of [
    mm.wallet.enter_amount,
    mm.wallet.transfer_successful,
    mm.twoD.confirm.stake_min('100'),
    mm.twoD.confirm.placed,
  ]) {
    expect(text).toMatch(/^[\u1000-\u109f]/)
  }
  expect(mm.twoD.confirm.stake_min('100')).toContain('100')
})
