import { circle, fill, GOLD, path, stroke, yunRing } from './drawing.ts'

const CENTER = { x: 0, y: 4 }

/** A hanging gong of the hsaing orchestra. */
export function gong(): string {
  const posts = 'M-74 80V-58M74 80V-58'
  const beam = 'M-86-56C-60-84 60-84 86-56'
  const frame =
    path(posts, stroke(GOLD.line, 10)) +
    path(posts, stroke('#b9321c', 6)) +
    path(beam, stroke(GOLD.line, 11)) +
    path(beam, stroke('url(#gold)', 7)) +
    path('M-92 80h36M56 80h36', stroke(GOLD.leaf, 7))
  const ropes = path('M-28-68l6 24M28-68l-6 24', stroke('#d22b25', 4))
  const plate =
    circle(CENTER, 58, `fill="url(#gold)" stroke="${GOLD.line}" stroke-width="1.6"`) +
    circle(CENTER, 48, fill(GOLD.leaf)) +
    yunRing(CENTER, 40, GOLD.line, 32) +
    circle(CENTER, 27, stroke(GOLD.shine, 2)) +
    circle(CENTER, 18, `fill="url(#gold)" stroke="${GOLD.line}"`)
  return frame + ropes + plate + path('M-42-24C-30-42-10-48 6-46', `${stroke('#fff', 4)} opacity=".5"`)
}
