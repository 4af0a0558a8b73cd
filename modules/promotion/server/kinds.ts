import { choice, inLanguages, type Kind, money, optionalText, SCHEDULE, whole } from '#editing/server/index.ts'

const RULE_ACTIONS = { refuse: 'Refuse the claim', review: 'A person decides', allow: 'Allow it' }

/** Bonus terms spend the platform's money: an editor may write the text of a promotion, but may not set its terms. */
const TERMS = [
  choice('event', 'What is claimed for', { visit: 'Coming by', deposit: 'A deposit' }),
  choice('audience', 'For whom', { everyone: 'Everyone', new: 'New players' }),
  whole('new_days', 'New for so many days', 365),
  money('amount', 'Bonus in kyat, or the most of it'),
  whole('percent', 'Percent of the deposit', 200),
  money('deposit_min', 'Deposit of at least'),
  whole('wagering_times_100', 'To be staked, in hundredths: 300 is three times', 10_000),
  whole('wagering_days', 'Within days', 90),
  choice('frequency', 'How often', { once: 'Once', daily: 'Once a day', weekly: 'Once a week' }),
  choice('device_rule', 'Another player on the same device; refused where nothing is chosen', RULE_ACTIONS),
  choice(
    'account_rule',
    'Another player with the same account for withdrawals; a person decides where nothing is chosen',
    RULE_ACTIONS,
  ),
  choice(
    'address_rule',
    'Too many players from one address on one day; a person decides where nothing is chosen',
    RULE_ACTIONS,
  ),
  whole('address_claims_max', 'Too many is from so many players on; 20 where nothing is entered', 1_000),
  choice('deposit_first', 'Only after an approved deposit', { yes: 'Yes', no: 'No' }),
  whole('digit_bet_weight', 'Of a Digit Bet stake counts, in percent; all where nothing is entered', 100),
  whole('two_d_weight', 'Of a 2D stake counts, in percent; all where nothing is entered', 100),
  whole('provider_weight', 'Of a stake in providers’ games counts, in percent; all where nothing is entered', 100),
  optionalText('excluded_game_types', 'Types of providers’ games that do not count, such as LIVE_CASINO, POKER', 300),
]

/** Promotions, and what some of them give. */
export const promotionKinds: readonly Kind[] = [
  {
    key: 'promotions',
    label: 'Promotions',
    noun: 'promotion',
    table: 'promotion.promotion',
    fields: [
      ...inLanguages('title', 'Title', 'text', 120),
      ...inLanguages('description', 'Description', 'long_text', 1000),
      ...SCHEDULE,
      ...TERMS,
    ],
    guarded: { fields: TERMS.map(({ name }) => name), needs: 'settings.write' },
    pictures: {
      kept: 'languages',
      table: 'promotion.promotion_picture',
      owner: 'promotion_id',
      width: 1080,
      width_small: 540,
    },
  },
]
