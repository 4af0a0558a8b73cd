import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Tabs } from '#ui/components/controls/tabs.tsx'
import { accountLinks, isCurrent } from '../links.ts'
import { appTexts } from '../texts.ts'
import styles from './account-tabs.module.css'

/** The parts of the account; each is the screen of a feature of its own. */
export function AccountTabs() {
  const texts = useTexts(appTexts)
  const address = useAddress()
  return (
    <div className={styles.tabs}>
      <Tabs
        label={texts.account}
        items={accountLinks.map((link) => ({
          href: link.href,
          label: texts[link.short ?? link.label],
          current: isCurrent(link, address),
        }))}
        renderLink={(link) => <Link {...link} />}
      />
    </div>
  )
}
