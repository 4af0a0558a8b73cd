/** Builds the pictures of ui/src/pictures from the drawings of ui/src/art. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appIcon, favicon } from '#ui/art/app-icon.ts'
import { barIconsPicture } from '#ui/art/bar-icons.ts'
import { burmeseDigitsPicture } from '#ui/art/burmese-digits.ts'
import { doll } from '#ui/art/doll.ts'
import { emptyPicture } from '#ui/art/empty-picture.ts'
import { flagsPicture } from '#ui/art/flags.ts'
import { gong } from '#ui/art/gong.ts'
import { harp } from '#ui/art/harp.ts'
import { sealsPicture } from '#ui/art/seals.ts'
import { typeIconsPicture } from '#ui/art/type-icons.ts'
import { umbrella } from '#ui/art/umbrella.ts'

const target = new URL('../../ui/src/pictures/', import.meta.url)

/** The text of every picture by its file name. */
export function pictures(): Record<string, string> {
  return {
    'app-icon.svg': appIcon({ corner: 30 }),
    'app-icon-maskable.svg': appIcon({ corner: 0 }),
    'bar-icons.svg': barIconsPicture(),
    'burmese-digits.svg': burmeseDigitsPicture(),
    'doll.svg': emptyPicture(doll()),
    'favicon.svg': favicon(),
    'flags.svg': flagsPicture(),
    'gong.svg': emptyPicture(gong()),
    'harp.svg': emptyPicture(harp()),
    'seals.svg': sealsPicture(),
    'type-icons.svg': typeIconsPicture(),
    'umbrella.svg': emptyPicture(umbrella()),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, drawn] of Object.entries(pictures())) writeFileSync(new URL(name, target), drawn)
}
