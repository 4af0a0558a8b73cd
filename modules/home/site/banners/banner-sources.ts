import type { Banner } from '#content/contract/player.ts'

type Picture = Pick<Banner, 'img_url' | 'img_width' | 'img_url_small' | 'img_width_small'>

/** How wide the popup shows its picture. */
export const POPUP_SIZES = '(min-width: 640px) 420px, 100vw'

/** The forms of a picture for `srcset`: a phone fetches the small one. */
export function sourcesOf(picture: Picture): string | undefined {
  const { img_url, img_width, img_url_small, img_width_small } = picture
  if (img_url_small === null || img_width_small === null) return undefined
  return `${img_url_small} ${img_width_small}w, ${img_url} ${img_width}w`
}

/** Brings the picture in, ready to be painted; one that does not come keeps nobody waiting. */
export async function readyPicture(picture: Picture, sizes: string): Promise<void> {
  const image = new Image()
  image.sizes = sizes
  image.srcset = sourcesOf(picture) ?? ''
  image.src = picture.img_url
  await image.decode().catch(() => {})
}
