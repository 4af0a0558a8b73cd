import { circle, goldGradients, path, place, scallop, stroke } from './drawing.ts'

/** A motif of 168 units on its pale scalloped plate, 200 units wide: the picture of an empty state. */
export function emptyPicture(motif: string): string {
  const plate = circle({ x: 0, y: 0 }, 92, 'fill="#dfeee6"')
  const edge = path(scallop(93, 40, 1.8), stroke('#e3b144', 1.6))
  const shadow = '<ellipse cy="66" rx="42" ry="7" fill="#06312a" opacity=".3"/>'
  const drawn = plate + edge + shadow + place(motif, { x: 0, y: 3, scale: 0.8 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><defs>${goldGradients()}</defs>${drawn}</svg>\n`
}
