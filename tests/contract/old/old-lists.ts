import type { ProxyAnswer } from '../changing-proxy.ts'
import { at, isObject, listAt } from '../fields.ts'
import { type OldAnswer, objectAt, on, rowsAt } from './old-answer.ts'

const BANNER = '/api/banner'
const EXCHANGES = '/api/exchange-transactions-log'
const ONE_LEVEL_UP = 'carries data and links in data'
const EXCHANGE_WORDS: Record<string, string> = {
  mainBalanceToGaming: 'main_to_game',
  GamingToMainBalance: 'game_to_main',
}
const LOG_ROWS = 'its rows have datetime, account_name, account_number, amount, status'
const oneLevelUp = ({ body }: ProxyAnswer) => Object.assign(objectAt(body), at(body, 'data'))

const UNPAGED: OldAnswer[] = [
  {
    name: 'a list without its envelope',
    area: 'content',
    change: on(`GET ${BANNER}`, (answered) => {
      answered.body = at(answered.body, 'data')
    }),
    found_by: ['GET /banner: carries its list in data'],
  },
  {
    name: 'a list one level deeper',
    area: 'content',
    change: on('GET /api/promotion', (answered) => {
      answered.body = { data: { data: at(answered.body, 'data') } }
    }),
    found_by: ['GET /promotion: carries its list in data'],
  },
  {
    name: 'a contact without an image',
    area: 'content',
    change: on('GET /api/contact', ({ body }) => {
      for (const row of rowsAt(body, 'data').slice(1)) row.image = null
    }),
    found_by: ['GET /contact: its rows have name, image'],
  },
  {
    name: 'pictures whose paths lead nowhere',
    area: 'content',
    change: on(`GET ${BANNER}`, ({ body }) => {
      for (const row of rowsAt(body, 'data')) row.img_url = '/pictures/nowhere.avif'
    }),
    found_by: ['GET /banner: its pictures load from the host and their path'],
  },
  {
    name: 'videos in the envelope at the root',
    area: 'content',
    change: on('GET /videoads', (answered) => {
      answered.body = { status: 'Request was successful.', message: '', data: answered.body }
    }),
    found_by: ['GET /videoads (site root): is the array itself', 'GET /api/videoads: lists the same films'],
  },
  {
    name: 'films that the host alone does not play',
    area: 'content',
    change: on('GET /videoads', ({ body }) => {
      for (const row of listAt({ body }, 'body').filter(isObject)) row.video_url = `/no${String(row.video_url)}`
    }),
    found_by: [
      'GET /videoads (site root): a film answers at the API base and video_url',
      'GET /videoads (site root): a film answers at the host and video_url',
      'GET /api/videoads: lists the same films',
    ],
  },
  {
    name: 'the second page of games is the first one again',
    area: 'catalog',
    change: on('GET /api/game_lists/1/1', ({ body }, { path }) => {
      if (path.endsWith('page=2')) for (const row of rowsAt(body, 'data')) row.id = Number(row.id) - 20
    }),
    found_by: ['GET /game_lists/{typeId}/{providerId}?page={n}: its pages of 20 hold the whole list'],
  },
  {
    name: 'pages of 15 games, as if that were the whole list',
    area: 'catalog',
    change: on('GET /api/game_lists/1/1', ({ body }, { path }) => {
      const rows = at(body, 'data')
      if (path.includes('page=') && Array.isArray(rows)) rows.length = 15
    }),
    found_by: ['GET /game_lists/{typeId}/{providerId}?page={n}: its pages of 20 hold the whole list'],
  },
  {
    name: 'the ranking beside data',
    area: 'catalog',
    change: on('GET /api/toptenwithdraw', (answered) => {
      answered.body = { ranking: at(answered.body, 'data') }
    }),
    found_by: ['GET /toptenwithdraw: carries its list in data'],
  },
  {
    name: 'game logs as a bare array',
    area: 'catalog',
    change: on('GET /api/player/game-logs', (answered) => {
      answered.body = at(answered.body, 'data')
    }),
    found_by: ['today', 'yesterday', 'this_week', 'last_week'].map(
      (period) => `GET /player/game-logs: carries the list of ${period} in data`,
    ),
  },
]

const LOGS: OldAnswer[] = [
  {
    name: 'a paged list one level up',
    area: 'wallet',
    change: on(`GET ${EXCHANGES}`, oneLevelUp),
    found_by: [`GET /exchange-transactions-log: ${ONE_LEVEL_UP}`],
  },
  {
    name: 'relative links',
    area: 'wallet',
    change: on(`GET ${EXCHANGES}`, ({ body }) => {
      for (const link of rowsAt(body, 'data', 'links')) {
        link.url = typeof link.url === 'string' ? link.url.replace(/^https?:\/\/[^/]+/, '') : link.url
      }
    }),
    found_by: [
      'GET /exchange-transactions-log: its links are absolute',
      'GET /exchange-transactions-log: a second page is reached by the first one’s Next link, as given',
      'GET /exchange-transactions-log: its pages hold every row once, and the last one has no Next link',
    ],
  },
  {
    name: 'exchanges in other words',
    area: 'wallet',
    change: on(`GET ${EXCHANGES}`, ({ body }) => {
      for (const row of rowsAt(body, 'data', 'data')) row.type = EXCHANGE_WORDS[String(row.type)]
    }),
    found_by: [
      'GET /exchange-transactions-log: its rows have id, type, amount, created_at',
      'GET /exchange-transactions-log: calls exchange-main-to-game mainBalanceToGaming',
      'GET /exchange-transactions-log: calls exchange-game-to-main GamingToMainBalance',
    ],
  },
  {
    name: 'request logs in words, one level up',
    area: 'cashier',
    change: on('GET /api/transaction/deposit-requestlog', oneLevelUp),
    found_by: [`GET /transaction/deposit-requestlog: ${ONE_LEVEL_UP}`],
  },
  {
    name: 'request logs in words',
    area: 'cashier',
    change: on('GET /api/transaction/withdraw-requestlog', ({ body }) => {
      for (const row of rowsAt(body, 'data', 'data')) row.status = 'Pending'
    }),
    found_by: ['GET /transaction/withdraw-requestlog: its rows have status, created_at, amount'],
  },
  {
    name: 'datetime in ISO 8601',
    area: 'cashier',
    change: on('GET /api/depositlogfinicial', ({ body }) => {
      for (const row of rowsAt(body, 'data')) row.datetime = new Date().toISOString()
    }),
    found_by: [`GET /depositlogfinicial: ${LOG_ROWS}`],
  },
  {
    name: 'datetime by the clock of Greenwich',
    area: 'cashier',
    change: on('GET /api/withdrawlogfinicial', ({ body }) => {
      const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
      for (const row of rowsAt(body, 'data')) row.datetime = now
    }),
    found_by: ['GET /withdrawlogfinicial: its datetime is the clock of Yangon'],
  },
]

/** Lists, with pages and without. */
export const OLD_LISTS = [...UNPAGED, ...LOGS]
