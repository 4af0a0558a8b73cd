import { useState } from 'react'
import { THEMES } from '#platform/contract/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { currentTheme, saveTheme } from '#platform/site/theme.ts'
import { appTexts } from '../texts.ts'
import styles from './theme-choice.module.css'

/** Light, dark, or as the device has it; a member and a guest choose for the browser that they use. */
export function ThemeChoice() {
  const texts = useTexts(appTexts)
  const [chosen, setChosen] = useState(currentTheme)
  return (
    <fieldset className={styles.themes}>
      <legend>{texts.appearance}</legend>
      <div>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={theme === chosen}
              onChange={() => {
                saveTheme(theme)
                setChosen(theme)
              }}
            />
            <span>{texts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
