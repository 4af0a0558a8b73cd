import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { checkBold } from '#ui/icons.ts'
import { cashierTexts } from '../texts.ts'
import { AccountNumber } from './account-number.tsx'
import { Mark } from './mark.tsx'
import styles from './pick-sheet.module.css'

export interface PickOptions {
  title: string
  items: readonly { id: number; name: string; account_number?: string; image: string | null }[]
  chosen: number | null
  onPick: (id: number) => void
}

/** A list to choose one from; the choice closes it. */
export function PickSheet({ open, onClose, title, items, chosen, onPick }: PickOptions & OverlayProps) {
  const texts = useTexts(cashierTexts)
  const pick = (id: number) => {
    onPick(id)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={texts.close}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={item.id === chosen}
              onClick={() => pick(item.id)}
            >
              <Mark image={item.image} />
              <span className={styles.what}>
                <b>{item.name}</b>
                {item.account_number !== undefined && (
                  <small>
                    <AccountNumber number={item.account_number} />
                  </small>
                )}
              </span>
              <span className={styles.ring}>{item.id === chosen && <Icon glyph={checkBold} size={16} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
