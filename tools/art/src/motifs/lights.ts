import { darker, lighter, mix } from '../color.ts'
import { circle, edge, ellipse, fill, group, path, place, points, rect, stroke } from '../drawing.ts'
import { lampLight, type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, leaf, petal, star, yunBand } from '../patterns.ts'

/** Paper lanterns of the festival of lights. */
export function lantern(paint: Paint): string {
  const { accent, light } = paint.palette
  return (
    place({ x: -54, y: -30, scale: 0.5 }, paperLantern(paint, mix(accent, light, 0.4))) +
    place({ x: 56, y: -38, scale: 0.44 }, paperLantern(paint, lighter(accent, 0.25))) +
    paperLantern(paint, accent)
  )
}

function paperLantern(paint: Paint, color: string): string {
  const body = 'M-34 -30C-58 -10 -58 26 -34 44H34C58 26 58 -10 34 -30Z'
  const ribs = [-20, -10, 0, 10, 20]
    .map((x) => path(`M${x} -30C${x * 2.2} -8 ${x * 2.2} 24 ${x} 44`, stroke(darker(color, 0.35), 1.3, 0.6)))
    .join('')
  const hoops =
    path('M-52 7C-30 17 30 17 52 7', stroke(GOLD.light, 1.6, 0.9)) +
    path('M-49 -6C-30 3 30 3 49 -6M-49 22C-30 32 30 32 49 22', stroke(GOLD.light, 0.9, 0.6))
  const caps =
    rect([-36, -40, 72, 11], fill(paint.gold), 4) +
    rect([-36, 43, 72, 10], fill(paint.gold), 4) +
    yunBand([-32, -34.5], 64, GOLD.line, 1)
  const tassels = points('-14,74 0,84 14,74')
    .map(([x, y]) => path(`M${x} 53V${y}`, stroke(GOLD.light, 2)) + hanging(x, y - 4))
    .join('')
  return (
    lampLight(paint, [0, 6], 86) +
    path('M0 -96V-40', stroke(GOLD.light, 1.6)) +
    solid(paint, body, color, { shade: 0.3, shine: 0.35, dx: 9, dy: 2 }) +
    ellipse([0, 8], [22, 34], fill('#fff3c0', 0.55)) +
    ribs +
    hoops +
    caps +
    tassels
  )
}

function hanging(x: number, y: number): string {
  return place({ x, y, turn: 180 }, path(petal(12, 4.5), fill(GOLD.leaf)))
}

const BALLOON = 'M0 -84C40 -84 64 -56 60 -22C56 8 30 30 16 44H-16C-30 30 -56 8 -60 -22C-64 -56 -40 -84 0 -84Z'

/** A fire balloon of Taunggyi. */
export function balloon(paint: Paint): string {
  const { accent, light, glow } = paint.palette
  const seams = [-40, -20, 0, 20, 40]
    .map((x) => path(`M0 -86Q${x * 2.1} -30 ${x * 0.36} 46`, stroke(lighter(accent, 0.5), 1.5, 0.7)))
    .join('')
  const painted =
    seams +
    rect([-70, -46, 140, 22], fill(lighter(accent, 0.86))) +
    acheik({ x: -80, y: -35, width: 160, period: 32, height: 10 }, [accent, GOLD.deep]) +
    rect([-70, -6, 140, 10], fill(GOLD.light)) +
    ellipse([0, 40], [26, 40], fill('#fff3c0', 0.55))
  const basket =
    rect([-17, 44, 34, 7], fill(paint.gold), 3) +
    path('M-12 51L-9 62M12 51L9 62', stroke(GOLD.line, 2)) +
    path('M-10 62H10L8 74H-8Z', fill('#7a3b14')) +
    path('M0 50C7 56 5 64 0 66C-5 64 -7 56 0 50Z', fill('#ffd36b'))
  const far = (x: number, y: number, scale: number, color: string) =>
    place(
      { x, y, scale },
      lampLight(paint, [0, -10], 70) + path(BALLOON, fill(color)) + rect([-17, 44, 34, 7], fill(GOLD.leaf), 3),
    )
  return (
    far(-66, -34, 0.26, light) +
    far(70, -56, 0.2, lighter(accent, 0.3)) +
    far(64, 40, 0.16, glow) +
    lampLight(paint, [0, 0], 90) +
    solid(paint, BALLOON, accent, { shade: 0.3, shine: 0.3, dx: 9, dy: 2 }) +
    group(painted, paint.clip(BALLOON)) +
    basket
  )
}

const JAR = 'M-34 -40C-58 -28 -60 -8 -60 18C-60 60 -46 72 0 72C46 72 60 60 60 18C60 -8 58 -28 34 -40Z'

/** Fireflies in a jar of glass. */
export function fireflyJar(paint: Paint): string {
  const { accent, glow, deep } = paint.palette
  const blades = points('-26,-34 -10,-14 8,-24 24,-10 36,-40')
    .map(([x, turn], index) =>
      place({ x, y: 70, turn }, path(leaf(62 - index * 4, 8), fill(index % 2 ? '#2f8f3b' : '#1e6e48'))),
    )
    .join('')
  const flies = points('-30,4 -6,-18 20,-6 34,24 -16,34 6,14 -40,32')
    .map(([x, y], index) => firefly(paint, [x, y], index % 3 === 0 ? 1.2 : 0.9))
    .join('')
  const inside = rect([-64, -44, 128, 120], fill(deep, 0.55)) + lampLight(paint, [0, 10], 78) + blades + flies
  const glass =
    path(JAR, `${stroke(glow, 3.4, 0.9)}`) +
    path('M-48 -14C-52 4 -52 30 -46 48', stroke('#ffffff', 6, 0.55)) +
    path('M-38 58C-34 62 -28 64 -22 65', stroke('#ffffff', 4, 0.4)) +
    path('M50 0C52 14 51 32 48 44', stroke('#ffffff', 2.4, 0.35))
  const lid =
    rect([-36, -46, 72, 12], fill(glow, 0.85), 5) +
    path('M-42 -46C-42 -74 42 -74 42 -46Z', fill(accent) + edge(GOLD.line)) +
    path('M-42 -47H42', stroke(paint.gold, 6)) +
    path('M-44 -42C-60 -30 -62 -26 -66 -18M-40 -41C-50 -34 -54 -30 -52 -18', stroke(GOLD.light, 2.6))
  const outside = firefly(paint, [70, -52], 1) + firefly(paint, [-72, -58], 0.8)
  return shadow(78, 58) + group(inside, paint.clip(JAR)) + glass + lid + outside
}

function firefly(paint: Paint, [x, y]: readonly [number, number], scale: number): string {
  const wings = path('M-3 -4C-13 -13 -16 -5 -5 0M3 -4C13 -13 16 -5 5 0', fill('#fffdf2', 0.85))
  const light =
    lampLight(paint, [0, 2], 22) + ellipse([0, 3], [5, 7], fill('#fff9c4')) + star([0, 3], 11, '#fffef0', 0.9)
  return place({ x, y, scale, turn: x / 2 }, wings + light + circle(0, -5, 2.4, fill('#4a240c')))
}

/** Nine lanterns on three strings. */
export function nineLanterns(paint: Paint): string {
  const { accent, light } = paint.palette
  const colors = [accent, mix(accent, '#e2352b', 0.55), mix(accent, light, 0.5)]
  const lanterns = points('-58,-46 0,-52 58,-46 -62,6 0,2 62,6 -56,56 0,54 56,56').map(([x, y], index) =>
    place({ x, y, scale: 0.36 }, paperLantern(paint, colors[(index + Math.floor(index / 3)) % 3] ?? accent)),
  )
  return lanterns.join('')
}
