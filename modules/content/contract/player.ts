import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { oneOf, Time } from '#platform/contract/shapes.ts'
import { LEGAL_PAGES } from './rules.ts'

/** Pictures are paths on the platform's own site. The small form is for phones; widths and heights are in pixels. */
const BannerPicture = {
  img_url: Type.String(),
  img_width: Type.Integer(),
  img_height: Type.Integer(),
  img_url_small: Type.Union([Type.String(), Type.Null()]),
  img_width_small: Type.Union([Type.Integer(), Type.Null()]),
}

/** `text` says what the picture shows. `link` is a path of this site or an https address, or null: it leads nowhere. */
export const Banner = Type.Object({
  id: Type.Integer(),
  ...BannerPicture,
  text: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
})
export type Banner = Static<typeof Banner>

/** The advertising popup shows the first of them. */
export const PopupBanner = Type.Object({
  id: Type.Integer(),
  ...BannerPicture,
  text: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
})
export type PopupBanner = Static<typeof PopupBanner>

/** The scrolling line shows the first of them. */
export const BannerText = Type.Object({ id: Type.Integer(), text: Type.String() })
export type BannerText = Static<typeof BannerText>

export const BannersAnswer = Answer(Type.Array(Banner))
export type BannersAnswer = Static<typeof BannersAnswer>
export const PopupBannersAnswer = Answer(Type.Array(PopupBanner))
export type PopupBannersAnswer = Static<typeof PopupBannersAnswer>
export const BannerTextsAnswer = Answer(Type.Array(BannerText))
export type BannerTextsAnswer = Static<typeof BannerTextsAnswer>

/**
 * A way to reach the platform. `value` and `link` are both the address that it leads to; `text` is what people read and
 * copy. Viber, Telegram, Facebook and Line are drawn by the screens, others show `image`: the staff's own picture, else
 * one of the service or of contacts in general.
 */
export const Contact = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  value: Type.String(),
  link: Type.String(),
  image: Type.String(),
})
export type Contact = Static<typeof Contact>
export const ContactsAnswer = Answer(Type.Array(Contact))
export type ContactsAnswer = Static<typeof ContactsAnswer>

/** `video_url` is a path to be put behind the API's base; behind the host it leads to the same video. */
export const VideoAd = Type.Object({
  id: Type.Integer(),
  video_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  poster_url: Type.Union([Type.String(), Type.Null()]),
})
export type VideoAd = Static<typeof VideoAd>
/** The list itself, at the root of the site. */
export const VideoAdsAnswer = Type.Array(VideoAd)
export type VideoAdsAnswer = Static<typeof VideoAdsAnswer>
/** GET /api/videoads: the same in the envelope of all lists. */
export const VideoListAnswer = Answer(VideoAdsAnswer)
export type VideoListAnswer = Static<typeof VideoListAnswer>

/** GET /legal-pages/:key: terms, privacy or responsible play, in one language. `text` is as modules/content/contract/page-text-rules.ts reads it. */
export const LegalPage = Type.Object({
  key: oneOf(LEGAL_PAGES),
  title: Type.String(),
  text: Type.String(),
  /** No lawyer has read it yet. */
  is_draft: Type.Boolean(),
  /** When its words were changed last. */
  changed_at: Time,
})
export type LegalPage = Static<typeof LegalPage>
export const LegalPageAnswer = Answer(LegalPage)
export type LegalPageAnswer = Static<typeof LegalPageAnswer>

export const LegalPageParams = Type.Object({ key: oneOf(LEGAL_PAGES) })
export type LegalPageParams = Static<typeof LegalPageParams>
