import { useTexts } from '#platform/site/texts.ts'
import { markedIndex, markedValue } from '../draft/marked-digit.ts'
import { twoDTexts } from '../texts.ts'
import styles from './market-figures.module.css'

/** Index and value, each with the digit underlined that it gives to the number. */
export function Figures({ set, value }: { set: string; value: string }) {
  const texts = useTexts(twoDTexts)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.set}</dt>
        <dd className="num">
          <Digit {...markedIndex(set)} />
        </dd>
      </div>
      <div>
        <dt>{texts.value}</dt>
        <dd className="num">
          <Digit {...markedValue(value)} />
        </dd>
      </div>
    </dl>
  )
}

function Digit({ before, digit, after }: ReturnType<typeof markedIndex>) {
  return (
    <>
      {before}
      <mark>{digit}</mark>
      {after}
    </>
  )
}
