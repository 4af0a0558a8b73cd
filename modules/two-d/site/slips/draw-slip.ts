import { formatMoney } from '#ui/components/display/money.tsx'
import type { Bet, Slip } from './parse-slips.ts'

interface SlipWords {
  brand: string
  session: string
  date: string
  total: string
  status: string
}

const WIDTH = 720
const PAD = 40
const HEAD = 232
const FOOT = 132
const COLUMNS = 2
const ROW = 60
const FONT = 'Figtree, "Noto Sans Myanmar", "Noto Sans Thai", system-ui, sans-serif'
/** The day's colours in any theme: a picture is looked at elsewhere. */
const INK = {
  lacquer: '#06312a',
  gold: '#f0cb6b',
  light: '#fbf8ec',
  paper: '#ffffff',
  text: '#0d2b24',
  line: '#d9ded2',
}

/** The slip as a picture, as tall as its numbers need. */
export async function drawSlip(slip: Slip, words: SlipWords): Promise<Blob> {
  const rows = Math.ceil(slip.two_bets.length / COLUMNS)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + rows * ROW + FOOT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.textBaseline = 'middle'
  drawHead(pen, slip, words)
  slip.two_bets.forEach((bet, place) => {
    const column = place % COLUMNS
    drawBet(pen, bet, { x: PAD + column * (WIDTH / COLUMNS), y: HEAD + 12 + Math.floor(place / COLUMNS) * ROW })
  })
  drawFoot(pen, canvas.height, `${words.total}: ${formatMoney(slip.total_bet_amount, 2)} Ks`)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png')
  })
}

type Pen = CanvasRenderingContext2D

function write(
  pen: Pen,
  text: string,
  at: { x: number; y: number; size: number; color: string; weight?: number },
): void {
  pen.font = `${at.weight ?? 600} ${at.size}px ${FONT}`
  pen.fillStyle = at.color
  pen.fillText(text, at.x, at.y)
}

function drawHead(pen: Pen, slip: Slip, words: SlipWords): void {
  pen.fillStyle = INK.paper
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.fillStyle = INK.lacquer
  pen.fillRect(0, 0, WIDTH, HEAD - 20)
  pen.fillStyle = INK.gold
  pen.fillRect(0, HEAD - 22, WIDTH, 3)
  write(pen, `${words.brand} 2D`, { x: PAD, y: 56, size: 34, color: INK.gold, weight: 800 })
  write(pen, slip.slip_no, { x: PAD, y: 108, size: 30, color: INK.light, weight: 700 })
  write(pen, `${words.date} · ${words.session}`, { x: PAD, y: 150, size: 24, color: INK.light })
  write(pen, `${slip.player_name} · ${words.status}`, { x: PAD, y: 186, size: 22, color: INK.light })
}

/** `roundRect` would do it, from Chrome 99, Firefox 112 and Safari 16 on. */
function drawRounded(
  pen: Pen,
  { x, y, width, height, radius }: Record<'x' | 'y' | 'width' | 'height' | 'radius', number>,
): void {
  const [right, bottom] = [x + width, y + height]
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(right, y, right, bottom, radius)
  pen.arcTo(right, bottom, x, bottom, radius)
  pen.arcTo(x, bottom, x, y, radius)
  pen.arcTo(x, y, right, y, radius)
  pen.fill()
}

function drawBet(pen: Pen, bet: Bet, { x, y }: { x: number; y: number }): void {
  pen.fillStyle = bet.win_lose === true ? INK.gold : INK.lacquer
  drawRounded(pen, { x, y, width: 72, height: 46, radius: 12 })
  const color = bet.win_lose === true ? INK.lacquer : INK.gold
  write(pen, bet.bet_number, { x: x + 18, y: y + 25, size: 28, color, weight: 800 })
  write(pen, `${formatMoney(bet.bet_amount, 2)} Ks`, { x: x + 92, y: y + 25, size: 24, color: INK.text })
}

function drawFoot(pen: Pen, height: number, total: string): void {
  pen.fillStyle = INK.line
  pen.fillRect(PAD, height - FOOT + 24, WIDTH - 2 * PAD, 2)
  write(pen, total, { x: PAD, y: height - FOOT / 2 + 12, size: 34, color: INK.text, weight: 800 })
}
