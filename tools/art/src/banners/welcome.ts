import { circle, ellipse, fill, group, path, place, rect, stroke, times } from '../drawing.ts'
import { owlPair } from '../motifs/birds.ts'
import { doll } from '../motifs/home.ts'
import { lantern } from '../motifs/lights.ts'
import { box } from '../motifs/treasure.ts'
import { umbrella } from '../motifs/umbrella.ts'
import { withPalette } from '../paint.ts'
import { GOLD, PALETTES } from '../palettes.ts'
import { acheik, star, wedge } from '../patterns.ts'
import { lampString, lyingCoin, type Scene, WIDTH } from './scene.ts'

/** The welcome: things that bring luck to a home, side by side. Its words are the operator's, beside it. */
export const WELCOME: Scene = {
  name: 'welcome',
  height: 450,
  palette: 'ruby',
  dusk: '#33030f',
  draw(paint) {
    const { base, mid, deep } = paint.palette
    const rays = times(14, (index) => path(wedge([540, 260], 760, index * 25.7, index * 25.7 + 12.8), fill(mid, 0.55)))
    const floor =
      rect([0, 372, WIDTH, 78], fill(deep)) +
      path(`M0 372H${WIDTH}`, stroke(paint.gold, 3)) +
      group(acheik({ x: -40, y: 408, width: 1160, period: 90, height: 30 }, [GOLD.light, GOLD.deep], 3), 'opacity=".7"')
    const coins = [
      [330, 398, 26],
      [384, 414, 20],
      [700, 412, 22],
      [744, 398, 27],
      [470, 420, 18],
      [616, 422, 18],
    ] as const
    return [
      rect([0, 0, WIDTH, 450], fill(base)),
      rays,
      circle(540, 230, 330, fill(paint.glow)),
      floor,
      lampString(paint, { top: -14, sag: 34, lamps: 17, color: '#ff8a5b' }),
      place({ x: 150, y: 150, scale: 0.98 }, lantern(withPalette(paint, PALETTES.cinnabar))),
      place({ x: 930, y: 150, scale: 0.98 }, lantern(withPalette(paint, PALETTES.jade))),
      ellipse([540, 392], [390, 20], fill('#1a0208', 0.5)),
      place({ x: 290, y: 266, scale: 1.36 }, owlPair(paint)),
      place({ x: 796, y: 270, scale: 1.36 }, box(withPalette(paint, PALETTES.jade))),
      place({ x: 540, y: 238, scale: 1.84 }, doll(paint)),
      place({ x: 966, y: 318, scale: 0.8, turn: 6 }, umbrella(withPalette(paint, PALETTES.dawn))),
      place({ x: 112, y: 318, scale: 0.8, turn: 4 }, umbrella(withPalette(paint, PALETTES.river))),
      ...coins.map(([x, y, size]) => lyingCoin(paint, [x, y], size)),
      star([420, 96], 18, '#fff7da') + star([672, 78], 13, '#fff7da') + star([880, 236], 11, '#fff7da'),
    ].join('')
  },
}
