/** Reads promotions, contacts, videos and the ranking, from any server. */

import type { TopWithdrawal } from '#cashier/contract/ranking.ts'
import type { Contact, VideoAd } from '#content/contract/player.ts'
import {
  fields,
  listOf,
  moment,
  number,
  numberOrNull,
  type Parse,
  picture,
  text,
  textOrNull,
} from '#platform/site/calls/understand.ts'
import type { Offer, Promotion } from '#promotion/contract/player.ts'

/** The form in which pictures of promotions are made. */
const [WIDTH, HEIGHT] = [1_280, 720]

/** Terms are a thing of our own: a server that has one of them has all. */
const offer: Parse<Offer | null> = (value) =>
  typeof value === 'object' && value !== null && 'event' in value ? (value as Offer) : null

export const parsePromotions = listOf(
  fields<Promotion>({
    id: number,
    title: text,
    description: text,
    img_url: (value) => picture(value) ?? '',
    img_width: (value) => number(value) || WIDTH,
    img_height: (value) => number(value) || HEIGHT,
    img_url_small: picture,
    img_width_small: numberOrNull,
    ends_at: (value) => moment(value) || null,
    offer,
  }),
)

const contact = fields<Contact>({
  id: number,
  name: text,
  text,
  value: text,
  link: text,
  image: (value) => picture(value) ?? '',
})

/** The address is in `value` or in `link`. */
const parseContact: Parse<Contact> = (value) => {
  const read = contact(value)
  const link = read.link || read.value
  return { ...read, link, value: read.value || link, text: read.text || link }
}
export const parseContacts = listOf(parseContact)

export const parseRanking = listOf(fields<TopWithdrawal>({ player_id: text, amount: number }))

const [VIDEO_WIDTH, VIDEO_HEIGHT] = [720, 1_280]

export const parseVideos = listOf(
  fields<VideoAd>({
    id: number,
    video_url: (value) => picture(value) ?? '',
    width: (value) => number(value) || VIDEO_WIDTH,
    height: (value) => number(value) || VIDEO_HEIGHT,
    poster_url: textOrNull,
  }),
)
