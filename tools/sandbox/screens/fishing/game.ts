import { createSurface } from '../shared/canvas.ts'
import { element } from '../shared/element.ts'
import { createFrame, type Frame, loadState, sayWhy } from '../shared/frame.ts'
import { withUnit } from '../shared/money.ts'
import { paintPage } from '../shared/palette.ts'
import { frame_texts } from '../shared/texts.ts'
import { type Controls, createControls } from './controls.ts'
import { Gun } from './gun.ts'
import { type Hit, Magazine } from './magazine.ts'
import { showOdds } from './odds.ts'
import type { ShootAnswer } from './rules.ts'
import { School } from './school.ts'
import { Sparks } from './sparks.ts'
import { t } from './texts.ts'
import { paintWater } from './water.ts'

const SHOT_EVERY_MS = 200
const TURN_BY_KEY = 0.09
/** After a pause the fish go on where they were. */
const STEP_S_MAX = 0.05
const BULLETS_MAX = 14

export async function openGame(): Promise<void> {
  paintPage()
  const school = new School()
  const [frame, controls] = [createFrame('fishing', showOdds), createControls()]
  const water = element('div', { class: 'water', tabindex: 0, role: 'application', 'aria-label': t.hint })
  const caught = element('div', { class: 'caught', role: 'status' }, t.hint)
  frame.stage.append(water, caught, element('footer', { class: 'hud' }, controls.stepper, controls.auto))
  await school.load()
  const hunt = new Hunt({ frame, controls, school, water, caught })
  const { balance } = await loadState(frame)
  hunt.begin(balance)
}

interface Parts {
  frame: Frame
  controls: Controls
  school: School
  water: HTMLElement
  caught: HTMLElement
}

/** The running picture: aiming, shots, hits, and what the server made of them. */
class Hunt {
  private readonly parts: Parts
  private readonly gun = new Gun()
  private readonly sparks = new Sparks()
  private readonly magazine: Magazine
  /** The money that the server told of last. */
  private told = 0
  private is_pressed = false
  private is_broken = false
  private shot_at = 0
  private last = 0

  constructor(parts: Parts) {
    this.parts = parts
    this.magazine = new Magazine({
      onAnswer: (answer, hits) => this.takeAnswer(answer, hits),
      onFault: (fault, again) => this.takeFault(fault, again),
    })
    createSurface(parts.water, paintWater)
    const surface = createSurface(parts.water, ({ width, height }) => {
      parts.school.resize(width, height)
      this.gun.resize(width, height)
    })
    this.listen()
    const step = (now: number) => {
      this.step(Math.min(STEP_S_MAX, (now - this.last) / 1000), now)
      this.last = now
      surface.pen.clearRect(0, 0, surface.width, surface.height)
      parts.school.draw(surface.pen, now / 1000)
      this.gun.draw(surface.pen)
      this.sparks.draw(surface.pen)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  begin(balance: number): void {
    this.told = balance
  }

  /** The money for further shots: the stakes of shots in the air and of undecided ones are set aside. */
  private free(): number {
    const in_air = this.gun.bullets.reduce((sum, { stake }) => sum + stake, 0)
    return this.told - this.magazine.staked - in_air
  }

  private step(seconds: number, now: number): void {
    const { school, controls } = this.parts
    school.move(seconds, now / 1000)
    this.sparks.move(seconds)
    this.gun.move(seconds, (bullet) => {
      const fish = school.at(bullet.x, bullet.y)
      if (!fish) return false
      school.flash(fish)
      this.sparks.net(bullet.x, bullet.y)
      this.magazine.add({ fish: fish.id, kind: fish.kind, stake: bullet.stake, x: fish.x, y: fish.y })
      return true
    })
    if ((this.is_pressed || controls.isAuto()) && now - this.shot_at >= SHOT_EVERY_MS) this.shoot(now)
  }

  private shoot(now: number): void {
    const { frame, controls } = this.parts
    const stake = controls.stake()
    if (this.is_broken || this.gun.bullets.length >= BULLETS_MAX) return
    if (stake > this.free()) {
      // Shots that are on their way may still bring money.
      if (this.magazine.staked > 0 || this.gun.bullets.length > 0) return
      controls.stopAuto()
      this.is_pressed = false
      return frame.say(frame_texts.too_little_money)
    }
    this.shot_at = now
    this.gun.shoot(stake)
  }

  private takeAnswer({ hits, balance, prize }: ShootAnswer, batch: Hit[]): void {
    const { frame, school, caught } = this.parts
    const staked = batch.reduce((sum, { stake }) => sum + stake, 0)
    this.told = balance ?? this.told - staked + prize
    if (balance === null) frame.say(frame_texts.prize_coming)
    for (const [index, hit] of batch.entries()) {
      const multiple = hits[index] ?? 0
      if (multiple === 0) continue
      const fish = school.find(hit.fish)
      const { x, y } = fish ?? hit
      if (fish) school.leave(fish)
      this.magazine.forget(hit.fish)
      this.sparks.prize(x, y, multiple * hit.stake, multiple)
      caught.textContent = `${t.caught}: ${multiple} × ${withUnit(hit.stake)} = ${withUnit(multiple * hit.stake)}`
      caught.classList.add('won')
    }
    frame.showBalance(this.told - this.magazine.staked)
  }

  private takeFault(fault: unknown, again: () => void): void {
    this.is_broken = true
    this.is_pressed = false
    this.parts.controls.stopAuto()
    this.gun.bullets.length = 0
    sayWhy(this.parts.frame, fault, () => {
      this.is_broken = false
      again()
    })
    // Only a batch whose outcome nobody knows holds up the next one.
    if (this.magazine.staked === 0) this.is_broken = false
  }

  private listen(): void {
    const { water } = this.parts
    const aim = (event: PointerEvent) => {
      const { left, top } = water.getBoundingClientRect()
      this.gun.aim(event.clientX - left, event.clientY - top)
    }
    water.addEventListener('pointerdown', (event) => {
      aim(event)
      this.is_pressed = true
      if (performance.now() - this.shot_at >= SHOT_EVERY_MS) this.shoot(performance.now())
    })
    water.addEventListener('pointermove', aim)
    for (const end of ['pointerup', 'pointercancel', 'blur'] as const) {
      window.addEventListener(end, () => {
        this.is_pressed = false
      })
    }
    document.addEventListener('visibilitychange', () => {
      this.is_pressed = false
      if (document.hidden) this.parts.controls.stopAuto()
    })
    water.addEventListener('keydown', (event) => {
      if (event.code === 'ArrowLeft') this.gun.turn(-TURN_BY_KEY)
      if (event.code === 'ArrowRight') this.gun.turn(TURN_BY_KEY)
      if (event.code === 'Space') this.is_pressed = true
    })
    water.addEventListener('keyup', (event) => {
      if (event.code === 'Space') this.is_pressed = false
    })
  }
}
