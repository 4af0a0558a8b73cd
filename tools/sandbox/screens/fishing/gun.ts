import { palette } from '../shared/palette.ts'

export interface Bullet {
  x: number
  y: number
  dx: number
  dy: number
  stake: number
  /** Edges that it may still spring off. */
  springs: number
}

const SPEED = 720
const LENGTH = 54
const SPRINGS = 3
/** The gun never points into the sand. */
const TILT_MAX = 1.36

/** The gun in the middle of the bottom, and what it has shot. */
export class Gun {
  readonly bullets: Bullet[] = []
  /** From straight up, to the right. */
  tilt = 0
  private width = 1
  private height = 1
  private kick = 0

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
  }

  get x(): number {
    return this.width / 2
  }
  get y(): number {
    return this.height - 30
  }

  aim(x: number, y: number): void {
    this.tilt = clamp(Math.atan2(x - this.x, this.y - y))
  }

  turn(by: number): void {
    this.tilt = clamp(this.tilt + by)
  }

  shoot(stake: number): void {
    const [dx, dy] = [Math.sin(this.tilt), -Math.cos(this.tilt)]
    this.kick = 1
    this.bullets.push({
      x: this.x + dx * LENGTH,
      y: this.y + dy * LENGTH,
      dx: dx * SPEED,
      dy: dy * SPEED,
      stake,
      springs: SPRINGS,
    })
  }

  /** Moves the bullets; those that hit are gone, and those that sprang too often. */
  move(seconds: number, hits: (bullet: Bullet) => boolean): void {
    this.kick = Math.max(0, this.kick - seconds * 7)
    const flying = this.bullets.filter((bullet) => {
      bullet.x += bullet.dx * seconds
      bullet.y += bullet.dy * seconds
      return this.isInside(bullet) && !hits(bullet)
    })
    this.bullets.splice(0, this.bullets.length, ...flying)
  }

  draw(pen: CanvasRenderingContext2D): void {
    for (const { x, y, dx, dy } of this.bullets) drawBullet(pen, x, y, Math.atan2(dx, -dy))
    pen.save()
    pen.translate(this.x, this.y)
    drawBase(pen)
    pen.rotate(this.tilt)
    pen.translate(0, this.kick * 7)
    drawBarrel(pen)
    pen.restore()
  }

  private isInside(bullet: Bullet): boolean {
    const is_over = bullet.x < 0 || bullet.x > this.width
    const is_above = bullet.y < 0
    if (!is_over && !is_above && bullet.y <= this.height) return true
    if (is_over) {
      bullet.dx = -bullet.dx
      bullet.x = Math.min(this.width, Math.max(0, bullet.x))
    }
    if (is_above) {
      bullet.dy = -bullet.dy
      bullet.y = 0
    }
    bullet.springs -= 1
    return bullet.springs >= 0 && bullet.y <= this.height
  }
}

const clamp = (tilt: number) => Math.min(TILT_MAX, Math.max(-TILT_MAX, tilt))

function gold(pen: CanvasRenderingContext2D, from: number, to: number): CanvasGradient {
  const fill = pen.createLinearGradient(from, 0, to, 0)
  fill.addColorStop(0, '#b57a16')
  fill.addColorStop(0.3, '#fff3c9')
  fill.addColorStop(0.6, '#e4b243')
  fill.addColorStop(1, '#7a4c08')
  return fill
}

function drawBase(pen: CanvasRenderingContext2D): void {
  disc(pen, 44, '#04110e90', 6)
  disc(pen, 40, gold(pen, -40, 40))
  disc(pen, 34, palette.base)
  disc(pen, 29, palette.mid)
  pen.fillStyle = '#f8df9c'
  for (let dot = 0; dot < 20; dot += 1) {
    pen.beginPath()
    pen.arc(31.5 * Math.cos((dot * Math.PI) / 10), 31.5 * Math.sin((dot * Math.PI) / 10), 1.3, 0, 7)
    pen.fill()
  }
}

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient, down = 0): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(0, down, radius, 0, Math.PI * 2)
  pen.fill()
}

function drawBarrel(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = gold(pen, -13, 13)
  pen.strokeStyle = '#7a4c08'
  pen.lineWidth = 1
  pen.beginPath()
  pen.moveTo(-13, 8)
  pen.lineTo(-10, -40)
  pen.lineTo(-15, -54)
  pen.lineTo(15, -54)
  pen.lineTo(10, -40)
  pen.lineTo(13, 8)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#b9321c'
  pen.fillRect(-11.5, -26, 23, 7)
  pen.fillRect(-12.5, -6, 25, 7)
  disc(pen, 15, gold(pen, -15, 15))
  disc(pen, 8, '#06312a')
}

function drawBullet(pen: CanvasRenderingContext2D, x: number, y: number, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = '#f8df9c66'
  pen.beginPath()
  pen.ellipse(0, 12, 3.5, 15, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#fff3c9'
  pen.strokeStyle = '#9a6b0e'
  pen.lineWidth = 1.2
  pen.beginPath()
  pen.ellipse(0, 0, 5, 8, 0, 0, 7)
  pen.fill()
  pen.stroke()
  pen.restore()
}
