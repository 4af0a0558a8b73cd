import type { TwoDDrawDetail, TwoDWitness } from '#contract/two-d-draw-console.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMay } from '../../platform/call/me.ts'
import { useAction } from '../../platform/call/use-action.ts'
import { momentOf } from '../../platform/figures/time.ts'
import { sayDone } from '../../platform/say.ts'
import { confirmResult } from './queries.ts'
import { texts } from './texts.ts'
import styles from './two-d.module.css'

/** Who said what of a draw, and what was made of it. */
export function Witnesses({ draw }: { draw: TwoDDrawDetail }) {
  if (draw.status === 'open' || draw.status === 'void') return null
  return (
    <>
      <section>
        <h3>{texts.said}</h3>
        {draw.witnesses.length === 0 && <p className={styles.quiet}>{texts.nobodySaid}</p>}
        <ul className={styles.witnesses}>
          {draw.witnesses.map((witness) => (
            <Witness key={witness.id} draw={draw} witness={witness} />
          ))}
        </ul>
      </section>
      {draw.results.length > 0 && (
        <section>
          <h3>{texts.results}</h3>
          <ul className={styles.witnesses}>
            {draw.results.map(({ version, number, declared_at, witnesses: [first = '', second = ''] }) => (
              <li key={version}>
                <p>
                  <b className="num">{number}</b> {texts.version(version)}
                </p>
                <p>
                  {texts.declaredBy(nameOf(first), nameOf(second))},{' '}
                  <span className="num">{momentOf(declared_at)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const nameOf = (who: string) => (who === 'feed' || who === 'second_feed' ? texts.source[who] : who)

function Witness({ draw, witness }: { draw: TwoDDrawDetail; witness: TwoDWitness }) {
  const { version, number, set, value, user_name, source, said_at, reason, is_withdrawn, reading_hash } = witness
  return (
    <li className={classNames(is_withdrawn && styles.withdrawn)}>
      <p>
        <b className="num">{number}</b> <span className="num">{`${set} / ${value}`}</span>
        {version > 1 && ` ${texts.forVersion(version)}`}
      </p>
      <p>
        {user_name ?? texts.source[source]}, <span className="num">{momentOf(said_at)}</span>
        {is_withdrawn && `, ${texts.takenBack}`}
      </p>
      {reason !== null && <p>{reason}</p>}
      <details className={styles.hash}>
        <summary>{texts.hash}</summary>
        <code>{reading_hash}</code>
      </details>
      {isOpenTo(draw, witness) && <Confirm draw={draw} witness={witness} />}
    </li>
  )
}

/** A word of another one that waits for a second. */
function isOpenTo(draw: TwoDDrawDetail, { version, is_me, is_withdrawn }: TwoDWitness): boolean {
  const can_follow = draw.is_waiting || draw.status === 'settled'
  const said_same = draw.witnesses.some((one) => one.is_me && one.version === version && !one.is_withdrawn)
  return can_follow && version === draw.version + 1 && !is_me && !is_withdrawn && !said_same
}

function Confirm({ draw, witness }: { draw: TwoDDrawDetail; witness: TwoDWitness }) {
  const { is_busy, act } = useAction()
  const may_declare = useMay('two_d.declare')
  if (!may_declare) return null
  async function confirm() {
    await confirmResult(draw.id, witness.id)
    sayDone(texts.confirmed)
  }
  return (
    <Button size="sm" busy={is_busy} onClick={() => act(confirm)}>
      {`${texts.confirm} ${witness.number}`}
    </Button>
  )
}
