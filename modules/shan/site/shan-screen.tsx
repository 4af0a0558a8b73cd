import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { userQuery, useSession } from '#platform/site/session/session.ts'
import { useShortfall } from '#platform/site/shortfall.ts'
import { useTexts } from '#platform/site/texts.ts'
import { SHAN_OPERATOR_CODE } from '#shan/contract/rules.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { AcheikBand } from '#ui/components/ornament/acheik-band.tsx'
import { arrowLeftRegular, arrowsLeftRightBold } from '#ui/icons.ts'
import { CardFan } from './card-fan.tsx'
import { LaunchNote } from './launch-note.tsx'
import styles from './shan-screen.module.css'
import { shanTexts } from './texts.ts'
import { type Launch, useLaunch } from './use-launch.ts'

/** /shan */
export function ShanScreen() {
  const texts = useTexts(shanTexts)
  usePageTitle(texts.title)
  const { user } = useSession()
  const { isError } = useQuery(userQuery)
  const off = useBetsOff()
  const { launch, press, opened } = useLaunch(user, texts.launching)
  useShortfall('game', user ? neededAt(launch) - user.balance : 0)
  return (
    <div className={styles.screen}>
      <PageHead
        title={texts.title}
        back={
          <Link href="/?type=all" className="icon-button" aria-label={texts.back}>
            <Icon glyph={arrowLeftRegular} size={24} />
          </Link>
        }
      />
      <section className={`${styles.card} on-lacquer`}>
        <CardFan className={styles.fan} />
        <p className={styles.line}>{texts.line}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.account}</dt>
            <dd>{user ? user.member_account || user.user_name : <Skeleton width={110} height={16} />}</dd>
          </div>
          <div>
            <dt>{texts.balance}</dt>
            <dd>
              {user ? <Money amount={user.balance} /> : <Skeleton width={90} height={16} />}
              <button
                type="button"
                className={styles.exchange}
                aria-label={texts.exchange}
                onClick={() => openExchangeModal()}
              >
                <Icon glyph={arrowsLeftRightBold} size={16} />
              </button>
            </dd>
          </div>
          <div>
            <dt>{texts.product_code}</dt>
            <dd>{SHAN_OPERATOR_CODE}</dd>
          </div>
        </dl>
        {launch.state === 'launched' && launch.url !== null ? (
          <TableLink href={launch.url} onOpened={opened}>
            {texts.open_table}
          </TableLink>
        ) : (
          <Button
            kind="gold"
            wide
            busy={launch.state === 'loading'}
            busyLabel={texts.launching}
            disabled={user === null || off !== null}
            onClick={press}
          >
            {off ? off.text : texts.launch}
          </Button>
        )}
        <div className={styles.band}>
          <AcheikBand />
        </div>
      </section>
      <div className={styles.slot}>
        {isError && user === null ? (
          <Note kind="error">{texts.no_user}</Note>
        ) : launch.state === 'launched' || launch.state === 'failed' ? (
          <LaunchNote launch={launch} />
        ) : (
          <p className={styles.small}>{texts.new_tab}</p>
        )}
      </div>
      <section className={styles.rules}>
        <h2>{texts.rules_title}</h2>
        <ul>
          {[texts.rule_cards, texts.rule_do, texts.rule_times].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The game balance in kyat that a new launch needs: more than the player owes. */
function neededAt(launch: Launch): number {
  if (launch.state !== 'failed' || launch.result.kind !== 'refused') return 0
  const { code, values } = launch.result.refusal
  return code === 'shan_owing' ? Number(values.amount) + 1 : 0
}

interface TableLinkProps {
  href: string
  onOpened: () => void
  children: ReactNode
}

/** Stands where the button was that the finger, or the focus, is still on. */
function TableLink({ href, onOpened, children }: TableLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  return (
    <a
      ref={link}
      className={buttonClass({ kind: 'gold', wide: true })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      // After the browser has followed it.
      onClick={() => setTimeout(onOpened)}
    >
      {children}
    </a>
  )
}
