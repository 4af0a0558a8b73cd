import type { Banner } from '#contract/content.ts'

type Picture = Pick<Banner, 'img_url' | 'img_width' | 'img_url_small' | 'img_width_small'>

/** The forms of a picture for `srcset`: a phone fetches the small one. */
export function sourcesOf(picture: Picture): string | undefined {
  const { img_url, img_width, img_url_small, img_width_small } = picture
  if (img_url_small === null || img_width_small === null) return undefined
  return `${img_url_small} ${img_width_small}w, ${img_url} ${img_width}w`
}
