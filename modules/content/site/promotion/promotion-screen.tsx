import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { announceWait } from '#platform/site/time/waiting.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { hourglassMediumDuotone, sparkleDuotone, usersThreeDuotone } from '#ui/icons.ts'
import { Failure } from '../failure.tsx'
import page from '../page.module.css'
import { claimsQuery, eligibilityQuery, promotionsQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Tiles } from '../tiles.tsx'
import { Waiting } from '../waiting.tsx'
import { ActiveBonus, useActiveBonus } from './active-bonus.tsx'
import { Claims } from './claims.tsx'
import styles from './promotion.module.css'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { recommendOffer } from './recommend.ts'

/** /promotion */
export function PromotionScreen() {
  const { promotion: texts } = useTexts(contentTexts)
  const [shown, setShown] = useState<Promotion | null>(null)
  const [is_open, setOpen] = useState(false)
  usePageTitle(texts.title)
  return (
    <div className={`${page.screen} ${styles.screen}`}>
      <PageHead title={texts.title} />
      <Promotions
        onShow={(promotion) => {
          setShown(promotion)
          setOpen(true)
        }}
      />
      {shown && <PromotionDetail key={shown.id} promotion={shown} open={is_open} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Promotions({ onShow }: { onShow: (promotion: Promotion) => void }) {
  const { promotion: texts } = useTexts(contentTexts)
  const language = useLanguage()
  const { data, isPending, refetch } = useQuery(promotionsQuery(language))
  const { is_member } = useSession()
  const claims = useQuery(claimsQuery(language, is_member))
  const active = useActiveBonus(claims.data)
  const eligibility = eligibilityQuery(language, is_member)
  const { data: eligible } = useQuery(eligibility)
  const cache = useQueryClient()
  const off = useBetsOff()
  /** The sheet rises complete, whatever became of the call: what grows under the finger is pressed wrongly. */
  const show = async (promotion: Promotion) => {
    if (is_member && promotion.offer) await announceWait(cache.ensureQueryData(eligibility)).catch(() => null)
    onShow(promotion)
  }
  if (isPending) return <Waiting label={texts.loading} />
  if (!data) return <Failure onAgain={() => void refetch()} />
  const recommended = recommendOffer(data, eligible ?? [])
  const earlier = claims.data?.filter((claim) => claim !== active) ?? []
  return (
    <>
      <ActiveBonus active={active} is_pending={is_member && claims.isPending} promotions={data} />
      {off?.break_text ? (
        <Empty art="harp" title={off.text} />
      ) : (
        data.length === 0 && <Empty art="doll" title={texts.none} line={texts.none_line} />
      )}
      <ul className={styles.cards} data-offer="">
        {data.map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              is_first={index === 0}
              recommendation={recommended?.promotion_id === promotion.id ? recommended : null}
              onShow={() => void show(promotion)}
            />
          </li>
        ))}
      </ul>
      <div data-offer="">
        <Tiles
          tiles={[
            { glyph: sparkleDuotone, text: texts.exclusive },
            { glyph: hourglassMediumDuotone, text: texts.limited },
            { glyph: usersThreeDuotone, text: texts.for_everyone },
          ]}
        />
      </div>
      {/* Last, so that they move nothing when they come. */}
      {earlier.length > 0 && <Claims claims={earlier} />}
    </>
  )
}
