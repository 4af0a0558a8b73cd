import type { Promotion } from '#promotion/contract/player.ts'
import styles from './promotion.module.css'

/** One column on a phone, two or three on a desktop. */
const SIZES = '(min-width: 720px) 378px, calc(100vw - 32px)'

/** The title stands beside it, so the picture says nothing by itself. */
export function PromotionPicture({ promotion, is_first }: { promotion: Promotion; is_first: boolean }) {
  const { img_url, img_width, img_height, img_url_small, img_width_small } = promotion
  const small = img_url_small !== null && img_width_small !== null ? `${img_url_small} ${img_width_small}w, ` : ''
  return (
    <img
      className={styles.picture}
      src={img_url}
      srcSet={`${small}${img_url} ${img_width}w`}
      sizes={SIZES}
      width={img_width}
      height={img_height}
      loading={is_first ? 'eager' : 'lazy'}
      alt=""
    />
  )
}
