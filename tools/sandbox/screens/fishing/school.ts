import { loadPicture, svgAddress } from '../shared/canvas.ts'
import { LOOKS } from './fish-art.ts'
import { rules } from './rules.ts'

export interface Fish {
  id: number
  kind: string
  x: number
  y: number
  length: number
  /** Sideways, with its sign. */
  speed: number
  /** The middle of its way, and how far and how fast it sways around it. */
  level: number
  sway: number
  pace: number
  phase: number
  /** Seconds since it was last hit; it flashes. */
  hit: number
}

const ASPECT = 2 / 3
/** On this many square pixels of water comes one fish. */
const WATER_PER_FISH = 15_000
const FISH_MAX = 34
const FLASH_S = 0.22
/** Of its box, what of a fish can be hit. */
const BODY = 0.38
const PHONE = 390

/** The fish in sight. They swim only here: what a shot at one is worth, the server decides by its kind. */
export class School {
  readonly fish: Fish[] = []
  private readonly sprites = new Map<string, HTMLImageElement>()
  private width = 1
  private height = 1
  private next_id = 1

  async load(): Promise<void> {
    await Promise.all(
      Object.entries(LOOKS).map(async ([kind, { drawing }]) => {
        const picture = await loadPicture(svgAddress(drawing))
        if (picture) this.sprites.set(kind, picture)
      }),
    )
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    while (this.fish.length < this.wanted()) this.come(Math.random() * width)
  }

  get scale(): number {
    return Math.min(1.35, Math.max(0.72, Math.sqrt(this.width * this.height) / 560))
  }

  move(seconds: number, now: number): void {
    for (const fish of this.fish) {
      fish.x += fish.speed * seconds
      fish.y = fish.level + Math.sin(now * fish.pace + fish.phase) * fish.sway
      fish.hit = Math.max(0, fish.hit - seconds)
    }
    for (const fish of this.fish.filter(({ x, length }) => x < -length || x > this.width + length)) this.leave(fish)
    if (this.fish.length < this.wanted() && Math.random() < seconds * 3) this.come()
  }

  /** The fish that a point touches; the dearest when there are several. */
  at(x: number, y: number): Fish | null {
    let found: Fish | null = null
    for (const fish of this.fish) {
      const across = (x - fish.x) / (fish.length * BODY)
      const down = (y - fish.y) / (fish.length * BODY * ASPECT)
      if (across ** 2 + down ** 2 < 1 && (found === null || fish.length > found.length)) found = fish
    }
    return found
  }

  find(id: number): Fish | undefined {
    return this.fish.find((fish) => fish.id === id)
  }

  flash(fish: Fish): void {
    fish.hit = FLASH_S
  }

  leave(fish: Fish): void {
    const index = this.fish.indexOf(fish)
    if (index !== -1) this.fish.splice(index, 1)
  }

  draw(pen: CanvasRenderingContext2D, now: number): void {
    for (const fish of this.fish) {
      const sprite = this.sprites.get(fish.kind)
      if (!sprite) continue
      const swell = fish.hit > 0 ? 1.1 : 1
      const [width, height] = [fish.length * swell, fish.length * ASPECT * swell]
      pen.save()
      pen.translate(fish.x, fish.y)
      if (fish.speed < 0) pen.scale(-1, 1)
      // The tail beats: the picture is sheared a little, to and fro.
      pen.transform(1, 0.09 * Math.sin(now * 6 + fish.phase), 0, 1, 0, 0)
      pen.drawImage(sprite, -width / 2, -height / 2, width, height)
      if (fish.hit > 0) {
        pen.globalAlpha = 0.5
        pen.globalCompositeOperation = 'lighter'
        pen.drawImage(sprite, -width / 2, -height / 2, width, height)
      }
      pen.restore()
    }
  }

  private wanted(): number {
    return Math.min(FISH_MAX, Math.round((this.width * this.height) / WATER_PER_FISH))
  }

  private come(x?: number): void {
    const kind = chooseKind()
    const look = LOOKS[kind]
    if (!look) return
    const length = look.length * this.scale
    const is_rightward = Math.random() < 0.5
    const speed = look.speed * (0.75 + Math.random() * 0.5) * Math.max(1, this.width / PHONE / 2)
    const depth = this.height * 0.74 - length
    const fish: Fish = {
      id: this.next_id,
      kind,
      length,
      x: x ?? (is_rightward ? -length * 0.9 : this.width + length * 0.9),
      y: 0,
      speed: is_rightward ? speed : -speed,
      level: length / 2 + Math.random() * Math.max(10, depth),
      sway: 6 + Math.random() * 20,
      pace: 0.5 + Math.random() * 0.8,
      phase: Math.random() * 6.3,
      hit: 0,
    }
    fish.y = fish.level
    this.next_id += 1
    this.fish.push(fish)
    this.fish.sort((a, b) => b.length - a.length)
  }
}

function chooseKind(): string {
  const kinds = rules.fish.map(({ kind }) => ({ kind, often: LOOKS[kind]?.often ?? 0 }))
  let left = Math.random() * kinds.reduce((sum, { often }) => sum + often, 0)
  for (const { kind, often } of kinds) {
    left -= often
    if (left < 0) return kind
  }
  return kinds[0]?.kind ?? ''
}
