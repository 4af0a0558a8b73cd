import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { xBold } from '#ui/icons.ts'
import { LETTERS, type Letter, type LetterMeanings } from '../../rules/list/words/letters.ts'
import { twoDTexts } from '../../texts.ts'
import styles from './list-sheet.module.css'

interface ChosenLettersProps {
  letters: LetterMeanings
  onForget: (letter: Letter) => void
}

/** The meanings that the player chose for letters. A press removes one. */
export function ChosenLetters({ letters, onForget }: ChosenLettersProps) {
  const texts = useTexts(twoDTexts).list
  const chosen = LETTERS.flatMap((letter) => {
    const meaning = letters[letter]
    return meaning ? [{ letter, meaning }] : []
  })
  if (chosen.length === 0) return null
  return (
    <div className={styles.chosen}>
      <p className={styles.hint}>{texts.chosen_letters}</p>
      <div className={styles.letters}>
        {chosen.map(({ letter, meaning }) => (
          <Chip key={letter} pressed onClick={() => onForget(letter)}>
            {letter} = {texts.meanings[meaning]}
            <Icon glyph={xBold} size={14} />
          </Chip>
        ))}
      </div>
    </div>
  )
}
