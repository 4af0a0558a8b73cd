import type { Surface } from '../shared/canvas.ts'
import { palette } from '../shared/palette.ts'

/** Weed and stones stand where the seed of the place puts them. */
const WEEDS = 9
const SHAFTS = 5

/** The water behind the fish: painted once for each size of the screen. */
export function paintWater({ pen, width, height }: Surface): void {
  const depth = pen.createLinearGradient(0, 0, 0, height)
  depth.addColorStop(0, palette.light)
  depth.addColorStop(0.3, palette.mid)
  depth.addColorStop(0.7, palette.base)
  depth.addColorStop(1, palette.deep)
  pen.fillStyle = depth
  pen.fillRect(0, 0, width, height)
  paintShafts(pen, width, height)
  paintSand(pen, width, height)
  for (let index = 0; index < WEEDS; index += 1) {
    const x = ((index * 0.618 + 0.05) % 1) * width
    // The middle is kept free for the gun.
    if (Math.abs(x - width / 2) > width * 0.16) paintWeed(pen, x, height, 40 + ((index * 37) % 70))
  }
}

function paintShafts(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (let index = 0; index < SHAFTS; index += 1) {
    const x = (width * (index + 0.3)) / SHAFTS
    const light = pen.createLinearGradient(0, 0, 0, height * 0.8)
    light.addColorStop(0, `${palette.glow}38`)
    light.addColorStop(1, `${palette.glow}00`)
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(x, 0)
    pen.lineTo(x + width * 0.09, 0)
    pen.lineTo(x + width * (0.02 + index * 0.05), height * 0.8)
    pen.lineTo(x - width * 0.14 + width * index * 0.05, height * 0.8)
    pen.fill()
  }
}

function paintSand(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [level, color] of [
    [0.9, `${palette.base}`],
    [0.945, '#3b2a17'],
  ] as const) {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(0, height)
    pen.lineTo(0, height * level)
    for (let x = 0; x <= width; x += 12) pen.lineTo(x, height * level + Math.sin(x / 61 + level * 40) * 9)
    pen.lineTo(width, height)
    pen.fill()
  }
}

function paintWeed(pen: CanvasRenderingContext2D, x: number, height: number, length: number): void {
  for (const [lean, color] of [
    [-0.5, '#0b5747'],
    [0.35, '#178a6e'],
    [0, '#0e7059'],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = 7
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x + lean * 16, height * 0.97)
    pen.bezierCurveTo(
      x + lean * 30,
      height - length * 0.6,
      x - lean * 40,
      height - length,
      x + lean * 60,
      height - length * 1.25,
    )
    pen.stroke()
  }
}
