import { type Static, Type } from 'typebox'
import { Answer } from './answer.ts'

/** Pictures are paths on the house's own site. The small form is for phones; widths and heights are in pixels. */
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
