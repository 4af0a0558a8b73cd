import { circle, fill } from '../drawing.ts'

const PUPIL = '#1b0d07'

/** An eye with the window's light in it. */
export function eye(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, fill(PUPIL)) + circle(x - radius * 0.32, y - radius * 0.36, radius * 0.36, fill('#ffffff'))
  )
}

/** An eye with white around its pupil. */
export function wideEye(x: number, y: number, radius: number): string {
  return circle(x, y, radius, fill('#ffffff')) + eye(x, y, radius * 0.62)
}
