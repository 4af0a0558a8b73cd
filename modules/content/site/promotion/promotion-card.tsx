import { useTexts } from '#platform/site/texts.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { contentTexts } from '../texts.ts'
import { LimitedTime } from './limited-time.tsx'
import styles from './promotion.module.css'
import { PromotionPicture } from './promotion-picture.tsx'
import type { Recommendation } from './recommend.ts'

interface PromotionCardProps {
  promotion: Promotion
  is_first: boolean
  recommendation: Recommendation | null
  onShow: () => void
}

export function PromotionCard({ promotion, is_first, recommendation, onShow }: PromotionCardProps) {
  const { promotion: texts } = useTexts(contentTexts)
  return (
    <article className={`card ${styles.card}`}>
      <PromotionPicture promotion={promotion} is_first={is_first} />
      {recommendation && (
        <p className={styles.recommended}>
          {recommendation.deposit === null ? texts.claim_now : texts.with_deposit(formatMoney(recommendation.deposit))}
        </p>
      )}
      <div className={styles.words}>
        <h2>{promotion.title}</h2>
        <p>{promotion.description}</p>
        <div className={styles.foot}>
          {promotion.ends_at === null ? <span /> : <LimitedTime />}
          <Button kind="tonal" size="sm" onClick={onShow} aria-label={`${texts.learn_more}: ${promotion.title}`}>
            {texts.learn_more}
          </Button>
        </div>
      </div>
    </article>
  )
}
