import { choice, inLanguages, type Kind, money, SCHEDULE, whole } from '../editing/index.ts'

/** What a promotion gives is the platform's money: to word it is an editor's work, and to set it is not. */
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
