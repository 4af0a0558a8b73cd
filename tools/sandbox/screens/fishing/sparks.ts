import { withUnit } from '../shared/money.ts'
import { isCalm } from '../shared/motion.ts'

interface Spark {
  x: number
  y: number
  age: number
  lasts: number
  draw(pen: CanvasRenderingContext2D, share: number): void
}

const COINS_MAX = 14

/** Nets, coins and amounts over the water, each for a moment. */
export class Sparks {
  private sparks: Spark[] = []

  net(x: number, y: number): void {
    this.sparks.push({
      x,
      y,
      age: 0,
      lasts: 0.3,
      draw(pen, share) {
        pen.strokeStyle = '#f8df9c'
        pen.globalAlpha = 1 - share
        pen.lineWidth = 2
        const radius = 8 + 24 * share
        pen.beginPath()
        for (let spoke = 0; spoke < 8; spoke += 1) {
          const angle = (spoke * Math.PI) / 4
          pen.moveTo(0, 0)
          pen.lineTo(radius * Math.cos(angle), radius * Math.sin(angle))
        }
        pen.moveTo(radius, 0)
        pen.arc(0, 0, radius, 0, 7)
        pen.moveTo(radius * 0.6, 0)
        pen.arc(0, 0, radius * 0.6, 0, 7)
        pen.stroke()
      },
    })
  }

  prize(x: number, y: number, parts: number, multiple: number): void {
    const size = Math.min(34, 17 + multiple / 5)
    this.sparks.push({
      x,
      y,
      age: 0,
      lasts: 1.5,
      draw(pen, share) {
        pen.globalAlpha = share > 0.75 ? (1 - share) * 4 : 1
        pen.translate(0, -46 * share)
        pen.font = `800 ${size}px Figtree, sans-serif`
        pen.textAlign = 'center'
        pen.lineWidth = 5
        pen.lineJoin = 'round'
        pen.strokeStyle = '#3b2406'
        pen.fillStyle = '#ffe08a'
        pen.strokeText(`+${withUnit(parts)}`, 0, 0)
        pen.fillText(`+${withUnit(parts)}`, 0, 0)
      },
    })
    if (!isCalm()) this.coins(x, y, Math.min(COINS_MAX, 3 + Math.floor(multiple / 3)))
  }

  move(seconds: number): void {
    for (const spark of this.sparks) spark.age += seconds
    this.sparks = this.sparks.filter(({ age, lasts }) => age < lasts)
  }

  draw(pen: CanvasRenderingContext2D): void {
    for (const spark of this.sparks) {
      pen.save()
      pen.translate(spark.x, spark.y)
      spark.draw(pen, spark.age / spark.lasts)
      pen.restore()
    }
  }

  private coins(x: number, y: number, count: number): void {
    for (let coin = 0; coin < count; coin += 1) {
      const angle = (coin / count) * Math.PI * 2
      const [dx, dy] = [Math.cos(angle) * (30 + (coin % 3) * 18), Math.sin(angle) * 40 - 60]
      this.sparks.push({ x, y, age: 0, lasts: 0.9, draw: (pen, share) => drawCoin(pen, dx, dy, share) })
    }
  }
}

function drawCoin(pen: CanvasRenderingContext2D, dx: number, dy: number, share: number): void {
  pen.translate(dx * share, dy * share + 150 * share ** 2)
  pen.globalAlpha = Math.min(1, (1 - share) * 3)
  pen.scale(Math.abs(Math.cos(share * 9)) * 0.8 + 0.2, 1)
  pen.fillStyle = '#b57a16'
  pen.beginPath()
  pen.arc(0, 0, 8, 0, 7)
  pen.fill()
  pen.fillStyle = '#f5d782'
  pen.beginPath()
  pen.arc(0, 0, 6, 0, 7)
  pen.fill()
}
