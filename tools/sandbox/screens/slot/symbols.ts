import { loadPicture, svgAddress } from '../shared/canvas.ts'
import { game_code, motif } from '../shared/known.ts'
import { MOTIF_NAMES, motifAddress, seededOrder } from '../shared/motifs.ts'
import { palette } from '../shared/palette.ts'
import { flower, stone, wild } from './stones.ts'
import { t } from './texts.ts'

/** Subjects that are told apart at a glance, from which a title takes three beside its own. */
const COMPANIONS = [
  'umbrella',
  'lantern',
  'gong',
  'harp',
  'owl',
  'balloon',
  'teapot',
  'box',
  'coin',
  'boat',
  'doll',
  'fish',
  'drum',
  'kite',
  'cards',
]
const LETTERS = 'Figtree, "Noto Sans Myanmar", "Noto Sans Thai", sans-serif'
const SUBJECTS = ['A', 'B', 'C', 'D']
const STONES = ['E', 'F', 'G', 'H', 'I']

export interface Symbols {
  /** For an <img>. */
  address(symbol: string): string
  draw(pen: CanvasRenderingContext2D, symbol: string, place: { x: number; y: number; size: number }): void
  /** Paints every symbol once at the size in which it will be drawn. */
  prepare(size: number, density: number): void
}

export async function loadSymbols(): Promise<Symbols> {
  const others = seededOrder(
    game_code,
    COMPANIONS.filter((name) => name !== motif && MOTIF_NAMES.includes(name)),
  )
  const motifs = [motif, ...others]
  const addresses: Record<string, string> = {
    W: svgAddress(wild(palette.base, palette.light)),
    S: svgAddress(flower()),
  }
  for (const [index, symbol] of SUBJECTS.entries()) addresses[symbol] = motifAddress(motifs[index] ?? '')
  for (const symbol of STONES) addresses[symbol] = svgAddress(stone(symbol))

  // The words on the medallions are painted once: their letters must be there.
  await document.fonts.load(`800 20px ${LETTERS}`, t.wild + t.scatter)
  const pictures = new Map<string, HTMLImageElement>()
  await Promise.all(
    Object.entries(addresses).map(async ([symbol, address]) => {
      const picture = await loadPicture(address)
      if (picture) pictures.set(symbol, picture)
    }),
  )
  const sprites = new Map<string, HTMLCanvasElement>()
  return {
    address: (symbol) => addresses[symbol] ?? '',
    prepare(size, density) {
      for (const [symbol, picture] of pictures) sprites.set(symbol, paintSprite(symbol, picture, size * density))
    },
    draw(pen, symbol, { x, y, size }) {
      const sprite = sprites.get(symbol)
      if (sprite) pen.drawImage(sprite, x - size / 2, y - size / 2, size, size)
    },
  }
}

function paintSprite(symbol: string, picture: HTMLImageElement, size: number): HTMLCanvasElement {
  const sprite = document.createElement('canvas')
  sprite.width = Math.max(1, Math.round(size))
  sprite.height = sprite.width
  const pen = sprite.getContext('2d')
  if (!pen) return sprite
  const middle = sprite.width / 2
  // Motifs are drawn with air around them; stones fill their box.
  const share = SUBJECTS.includes(symbol) ? 1.06 : STONES.includes(symbol) ? 0.76 : 0.96
  const side = sprite.width * share
  pen.drawImage(picture, middle - side / 2, middle - side / 2, side, side)
  if (symbol === 'W' || symbol === 'S') writeBand(pen, sprite.width, symbol === 'W' ? t.wild : t.scatter)
  return sprite
}

/** The word across the foot of a medallion, on a gold band. */
function writeBand(pen: CanvasRenderingContext2D, size: number, word: string): void {
  const height = size * 0.25
  const top = size * 0.64
  const gold = pen.createLinearGradient(0, top, 0, top + height)
  gold.addColorStop(0, '#fbe3a0')
  gold.addColorStop(0.5, '#f0cb6b')
  gold.addColorStop(1, '#d79f2e')
  pen.fillStyle = gold
  pen.strokeStyle = '#7a4c08'
  pen.lineWidth = Math.max(1, size * 0.012)
  pen.beginPath()
  pen.moveTo(size * 0.06, top)
  pen.lineTo(size * 0.94, top)
  pen.lineTo(size * 0.9, top + height / 2)
  pen.lineTo(size * 0.94, top + height)
  pen.lineTo(size * 0.06, top + height)
  pen.lineTo(size * 0.1, top + height / 2)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#2c1d02'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `800 ${Math.round(size * 0.19)}px ${LETTERS}`
  pen.fillText(word, size / 2, top + height * 0.54, size * 0.74)
}
