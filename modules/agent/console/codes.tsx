import type { AgentProfile, ReferralCode } from '#agent/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { copyText } from '#platform/console/copy-text.ts'
import form from '#platform/console/form/form.module.css'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import styles from './agents.module.css'
import { switchCode } from './queries.ts'
import { texts } from './texts.ts'

/** The codes that bring players to an agent, each as a link and as a picture for a poster. */
export function Codes({ agent }: { agent: AgentProfile }) {
  if (agent.codes.length === 0) return <Nothing title={texts.noCodes} />
  return (
    <div className={styles.codes}>
      {agent.codes.map((code) => (
        <Code key={code.code} code={code} />
      ))}
    </div>
  )
}

function Code({ code: { code, link, qr, is_on, staff, players } }: { code: ReferralCode }) {
  const may_request = useMay('agents.ask')
  const { is_busy, act } = useAction()
  return (
    <section className={styles.code} aria-label={`${texts.code} ${code}`} data-off={is_on ? undefined : ''}>
      <img src={qr} alt={texts.qr(code)} width={116} height={116} />
      <div className={styles.about}>
        <b>{code}</b>
        <Badge kind={is_on ? 'success' : 'failed'}>{is_on ? texts.codeOn : texts.codeOff}</Badge>
        <p>{link}</p>
        <p>
          {staff.user_name} · {texts.brought(players)}
        </p>
        <div className={form.buttons}>
          <Button kind="secondary" size="sm" onClick={() => void copyText(link, texts.link)}>
            {texts.copyLink}
          </Button>
          {may_request && (
            <Button kind="secondary" size="sm" busy={is_busy} onClick={() => act(() => switchCode(code, !is_on))}>
              {is_on ? texts.switchOff : texts.switchOn}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
