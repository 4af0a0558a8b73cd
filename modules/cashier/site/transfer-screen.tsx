import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowDownBold, arrowUpBold } from '#ui/icons.ts'
import styles from './cashier.module.css'
import { MoneyCard } from './parts/money-card.tsx'
import { parseView, TRANSFER_PARTS } from './parts/transfer-parts.ts'
import { cashierTexts } from './texts.ts'

const HREF = '/information?tab=transfer'

/** /information?tab=transfer: money in and money out. No link leads to the overview of the wallets. */
export function TransferScreen() {
  const texts = useTexts(cashierTexts)
  const view = parseView(useAddressQuery('view'))
  const View = TRANSFER_PARTS[view].prepared()
  const title = view === 'correct' ? texts.deposit : texts[view]
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.block}>
        <MoneyCard />
        <Segments
          label={texts.views}
          items={[
            {
              href: HREF,
              label: (
                <>
                  <Icon glyph={arrowDownBold} size={16} />
                  {texts.deposit}
                </>
              ),
              current: view === 'deposit' || view === 'correct',
            },
            {
              href: `${HREF}&view=withdraw`,
              label: (
                <>
                  <Icon glyph={arrowUpBold} size={16} />
                  {texts.withdraw}
                </>
              ),
              current: view === 'withdraw',
            },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        <View />
      </div>
    </div>
  )
}
