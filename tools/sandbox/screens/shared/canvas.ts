/** More pixels than this nobody sees on a phone, and a cheap one cannot fill them. */
const DENSITY_MAX = 2

export interface Surface {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
  /** In CSS pixels. */
  width: number
  height: number
  density: number
}

/** A canvas that fills its parent, sharp, also after the phone was turned. */
export function createSurface(parent: HTMLElement, onResize: (surface: Surface) => void): Surface {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  parent.append(canvas)
  const surface: Surface = { canvas, pen, width: 0, height: 0, density: 1 }
  const fit = () => {
    const { clientWidth, clientHeight } = parent
    if (clientWidth === 0 || clientHeight === 0) return
    surface.density = Math.min(DENSITY_MAX, devicePixelRatio || 1)
    surface.width = clientWidth
    surface.height = clientHeight
    canvas.width = Math.round(clientWidth * surface.density)
    canvas.height = Math.round(clientHeight * surface.density)
    pen.setTransform(surface.density, 0, 0, surface.density, 0, 0)
    onResize(surface)
  }
  new ResizeObserver(fit).observe(parent)
  return surface
}

/** The picture, or null when it cannot be had: the game goes on without. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => resolve(null))
    picture.src = address
  })
}

export const svgAddress = (markup: string): string => `data:image/svg+xml,${encodeURIComponent(markup)}`
