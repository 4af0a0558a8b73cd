import { useId, useMemo, useState } from 'react'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import type { OriginOfNumbers } from '../../draft/origins.ts'
import type { DraftDraw } from '../../draft/stored-drafts.ts'
import { type ParsedList, parseList } from '../../rules/list/parse-list.ts'
import type { LetterMeanings } from '../../rules/list/words/letters.ts'
import { SavedLists } from '../../saved/saved-lists.tsx'
import { twoDTexts } from '../../texts.ts'
import { AddPreview } from '../preview/add-preview.tsx'
import { ChosenLetters } from './chosen-letters.tsx'
import styles from './list-sheet.module.css'
import { ParsedLines } from './parsed-lines.tsx'
import { type LineSpan, RefusedLines } from './refused-lines.tsx'
import { getStoredLetters, storeLetters } from './stored-letters.ts'

/** Some hundred lines; a longer text is no list of bets. */
const TEXT_MAX = 4_000

/** A list that is typed or pasted, as sellers get it by message; what each piece means is shown before it is added. */
export function ListSheet({ open, onClose, draw, stake }: OverlayProps & { draw: DraftDraw | null; stake: number }) {
  const texts = useTexts(twoDTexts).list
  const { list } = useTexts(twoDTexts).bet
  const { close } = useTexts(twoDTexts)
  const id = useId()
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<LineSpan | null>(null)
  const [letters, setLetters] = useState(getStoredLetters)
  /** The list and sum for which the player has decided to overrule the written total. */
  const [overruled, setOverruled] = useState<string | null>(null)
  /** Left over from a list that has been added: what had no stake there gets none here. */
  const [is_rest, setRest] = useState(false)
  const read = useMemo(
    () => parseList(text, { default_stake: is_rest ? null : stake, letters }),
    [text, stake, letters, is_rest],
  )
  const differing = read.differs && `${read.differs.sum} ${text}`
  const refused = read.lines.filter((line) => line.refused !== null)

  const setLines = ({ at, lines: count }: LineSpan, typed: string) => {
    const lines = text.split('\n')
    lines.splice(at, count, typed)
    setText(lines.join('\n'))
    setEdited({ at, lines: 1 })
  }
  const setMeanings = (meanings: LetterMeanings) => {
    storeLetters(meanings)
    setLetters(meanings)
  }
  const added = () => {
    // Refused lines stay in the field, so that the player can correct them.
    if (refused.length === 0) return onClose()
    const lines = text.split('\n')
    setEdited(null)
    setRest(true)
    setText(refused.map(({ at, lines: count }) => lines.slice(at, at + count).join('\n')).join('\n'))
  }

  return (
    <Sheet open={open} onClose={onClose} title={list} closeLabel={close}>
      <div className={styles.sheet}>
        <label htmlFor={id}>{texts.label}</label>
        <textarea
          id={id}
          className="num"
          rows={4}
          maxLength={TEXT_MAX}
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setEdited(null)
            if (event.target.value === '') setRest(false)
            setText(event.target.value)
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {read.is_zawgyi ? texts.converted : texts.hint(formatMoney(stake))}
        </p>
        <SavedLists
          text={text}
          onChoose={(list) => {
            setEdited(null)
            setRest(false)
            setText(list)
          }}
        />
        <AddPreview
          draw={draw}
          stakes={read.stakes}
          origins={originsOfList(read)}
          onAdded={added}
          shown={
            <div className={styles.lines}>
              <RefusedLines
                text={text}
                lines={read.lines}
                edited={edited}
                onFocus={setEdited}
                onEdit={setLines}
                onLetter={(chosen) => setMeanings({ ...letters, ...chosen })}
              />
              <ParsedLines lines={read.lines} differs={read.differs} />
              <ChosenLetters
                letters={letters}
                onForget={(letter) => setMeanings({ ...letters, [letter]: undefined })}
              />
            </div>
          }
          hindrance={
            read.differs && overruled !== differing ? (
              <Difference differs={read.differs} onOverrule={() => setOverruled(differing)} />
            ) : null
          }
        />
      </div>
    </Sheet>
  )
}

/** Each piece as it was typed is a group of the slip. */
const originsOfList = ({ lines }: ParsedList): OriginOfNumbers[] =>
  lines
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) =>
      piece.kind === 'bets'
        ? [{ origin: { kind: 'typed', text: piece.text }, nums: piece.stakes.map(([num]) => num) }]
        : [],
    )

interface DifferenceProps {
  differs: NonNullable<ParsedList['differs']>
  onOverrule: () => void
}

/** The list says another total than its numbers come to: the player decides, and until then nothing is added. */
function Difference({ differs, onOverrule }: DifferenceProps) {
  const texts = useTexts(twoDTexts).list
  return (
    <Note kind="error">
      <div className={styles.difference}>
        <p>{texts.differs(formatMoney(differs.written), formatMoney(differs.sum))}</p>
        <Button kind="secondary" size="sm" onClick={onOverrule}>
          {texts.use_sum(formatMoney(differs.sum))}
        </Button>
      </div>
    </Note>
  )
}
