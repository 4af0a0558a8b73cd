import { screenDocument } from '../games/shared/document.ts'
import { BETS } from './play.ts'
import { BANKER_DRAWS_UP_TO, COMMISSION_PERCENT, RETURN_TIMES_100, TIMES_MAX } from './rules.ts'
import type { Seat } from './store.ts'

const NAMES: Record<Seat['language'], string> = {
  en: 'Shan Koe Mee',
  mm: 'ရှမ်းကိုးမီး',
  zh: '掸族九点',
  th: 'ฉานโกมี',
}

export function tableDocument({ language, lobby_url }: Seat): string {
  return screenDocument('shan', {
    name: NAMES[language],
    game_code: 'shan',
    theme: 'cards/jade',
    language,
    lobby_url: lobby_url ?? 'about:blank',
    kyat_per_part: 1 / 10_000,
    rules: {
      bets: BETS.map(Number),
      times_max: TIMES_MAX,
      banker_draws_up_to: BANKER_DRAWS_UP_TO,
      commission_percent: Number(COMMISSION_PERCENT),
      return_percent: RETURN_TIMES_100 / 100,
    },
  })
}
