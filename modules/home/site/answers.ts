/** Reads the lists of the first page, from any server. */
import type { Banner, BannerText } from '#content/contract/player.ts'
import { fields, listOf, number, numberOrNull, picture, text, textOrNull } from '#platform/site/calls/understand.ts'

/** Without its size a picture takes the form of its frame. */
const [WIDTH, HEIGHT] = [1_280, 540]

/** Also of the advertisement, which has the same fields. */
export const parseBanners = listOf(
  fields<Banner>({
    id: number,
    img_url: (value) => picture(value) ?? '',
    img_width: (value) => number(value) || WIDTH,
    img_height: (value) => number(value) || HEIGHT,
    img_url_small: picture,
    img_width_small: numberOrNull,
    text,
    link: textOrNull,
  }),
)

export const parseBannerTexts = listOf(fields<BannerText>({ id: number, text }))
