/** The ten fish from the side, swimming to the right, around the middle of a box of 120 × 80. */
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -40 120 80" width="360" height="240"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c9"/><stop offset=".4" stop-color="#f5d782"/><stop offset=".75" stop-color="#e4b243"/><stop offset="1" stop-color="#b57a16"/></linearGradient></defs>${content}</svg>`

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, color: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const eye = (x: number, y: number, r = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r * 0.25}" cy="${y}" r="${r * 0.6}" fill="#14100c"/><circle cx="${x}" cy="${y - r * 0.35}" r="${r * 0.25}" fill="#fff"/>`
/** Light from above, shade below. */
const shaded = (d: string, color: string, light: string, dark: string) =>
  `<clipPath id="a"><path d="${d}"/></clipPath>${path(d, color)}<g clip-path="url(#a)"><ellipse cx="4" cy="-30" rx="62" ry="26" fill="${light}" opacity=".55"/><ellipse cx="-4" cy="34" rx="62" ry="22" fill="${dark}" opacity=".5"/>`
const scales = (color: string) =>
  Array.from({ length: 7 }, (_, column) =>
    Array.from({ length: 4 }, (_, row) =>
      line(`M${-24 + column * 9} ${-16 + row * 10 + (column % 2) * 5}q5 5 0 10`, color, 1.2),
    ).join(''),
  ).join('')

const SLIM = 'M54 0C40 -17 8 -22 -22 -8L-34 -3V3L-22 8C8 22 40 17 54 0Z'
const LONG = 'M54 0C40 -21 8 -26 -22 -12L-34 -3V3L-22 12C8 26 40 21 54 0Z'
const FULL = 'M50 0C42 -24 10 -32 -18 -16C-26 -12 -32 -6 -36 -3V3C-32 6 -26 12 -18 16C10 32 42 24 50 0Z'

const minnow = () =>
  svg(
    path('M-30 0L-56 -17C-50 -6 -50 6 -56 17Z', '#7fb4d8') +
      path('M0 -14C8 -28 22 -26 26 -16Z', '#7fb4d8') +
      `${shaded(SLIM, '#bfe0f2', '#ffffff', '#3d7ea6')}${line('M-34 0C0 -6 30 -6 54 0', '#4d9cc9', 3)}</g>` +
      eye(38, -5),
  )
const stripes = () =>
  svg(
    path('M-30 0L-56 -20C-48 -6 -48 6 -56 20Z', '#f2a71b') +
      path('M-10 -20C0 -38 26 -36 30 -20ZM-6 20C2 34 18 34 22 20Z', '#f2a71b') +
      `${shaded(FULL, '#ffd24a', '#fff3b8', '#d98a10')}${[-20, 0, 20].map((x) => path(`M${x} -40h9v80h-9Z`, '#2a1d5c')).join('')}</g>` +
      eye(38, -6),
  )
const clown = () =>
  svg(
    path('M-30 0C-44 -20 -56 -20 -56 -12C-52 -4 -52 4 -56 12C-56 20 -44 20 -30 0Z', '#e8581a') +
      path('M-12 -22C0 -38 22 -36 28 -22ZM-8 22C0 35 16 34 20 22Z', '#e8581a') +
      `${shaded(FULL, '#ff7a2e', '#ffc08a', '#b53a08')}${[
        [-26, 9],
        [-2, 13],
        [22, 11],
      ]
        .map(([x = 0, w = 0]) =>
          path(`M${x} -40q6 40 0 80h${w}q6 -40 0 -80Z`, '#fffaf0', 'stroke="#40160a" stroke-width="2.4"'),
        )
        .join('')}</g>` +
      eye(40, -7),
  )
const puffer = () => {
  const spikes = Array.from({ length: 18 }, (_, i) => {
    const turn = (i / 18) * 360
    return `<path d="M-4 -27L0 -38L4 -27Z" fill="#a66a12" transform="rotate(${turn})"/>`
  }).join('')
  const round = 'M30 0A30 29 0 1 1 -30 0A30 29 0 1 1 30 0Z'
  return svg(
    path('M-26 0L-48 -14C-42 -4 -42 4 -48 14Z', '#d99a2b') +
      spikes +
      `${shaded(round, '#f0b93a', '#fff0b0', '#fff8e6')}${[-14, 0, 13].map((x, i) => `<circle cx="${x}" cy="${-15 + i * 4}" r="4.5" fill="#a66a12"/>`).join('')}</g>` +
      eye(15, -8, 6.5) +
      line('M22 6q5 4 8 0', '#7a3d08', 2.6) +
      path('M-6 6C-14 0 -18 14 -8 15Z', '#d99a2b'),
  )
}
const koi = () =>
  svg(
    path('M-32 0C-50 -26 -60 -20 -58 -10C-54 -3 -54 3 -58 10C-60 20 -50 26 -32 0Z', '#ffe9de', 'opacity=".95"') +
      path('M-14 -18C-8 -36 16 -34 22 -20ZM2 18C-2 34 14 34 18 18Z', '#ffd9c8') +
      `${shaded(LONG, '#fffaf4', '#ffffff', '#e3b7a4')}${path('M50 -20C30 -30 18 -8 26 0C34 6 48 4 54 0Z', '#e2401f')}${path('M10 -30C-14 -24 -12 2 0 4C14 4 12 -12 10 -30Z', '#e2401f')}${path('M-18 -20C-34 -14 -34 12 -24 14C-16 12 -12 -8 -18 -20Z', '#e2401f')}</g>` +
      eye(40, -5) +
      line('M50 4q6 6 4 11', '#e3b7a4', 1.6),
  )
const angel = () => {
  const body = 'M46 2C36 -16 16 -26 -10 -20C-26 -14 -34 -4 -36 0C-34 4 -26 14 -10 20C16 26 36 16 46 2Z'
  return svg(
    path('M14 -20C0 -36 -22 -40 -40 -38C-26 -30 -20 -22 -14 -16Z', '#8a4fc0') +
      path('M14 20C0 36 -22 40 -40 38C-26 30 -20 22 -14 16Z', '#8a4fc0') +
      path('M-32 0L-56 -14C-50 -4 -50 4 -56 14Z', '#c79af0') +
      `${shaded(body, '#b784ea', '#f0dcff', '#5b2a8c')}${[-16, 4, 24].map((x) => line(`M${x} -30q8 30 0 60`, '#f8df9c', 3.4)).join('')}</g>` +
      eye(34, -4),
  )
}
const turtle = () =>
  svg(
    path('M22 -12C36 -34 50 -32 46 -22C42 -12 34 -8 26 -4ZM22 14C34 34 46 34 44 24C40 14 34 10 26 6Z', '#4fae62') +
      path('M-24 -12C-38 -26 -48 -22 -44 -14ZM-24 12C-38 26 -48 22 -44 14Z', '#4fae62') +
      path('M28 -10C44 -18 58 -12 58 0C58 10 46 14 30 8Z', '#7fd08c') +
      `${shaded('M34 0C34 -24 6 -34 -14 -28C-34 -22 -40 -8 -40 0C-40 8 -34 22 -14 28C6 34 34 24 34 0Z', '#1f7a4c', '#7fd08c', '#0a3d26')}${line('M-4 -14L10 -7V7L-4 14L-18 7V-7ZM-4 -14V-40M10 -7L30 -18M10 7L30 18M-4 14V40M-18 7L-40 16M-18 -7L-40 -16', '#f0cb6b', 2.4)}</g>` +
      eye(48, -4, 3.6),
  )
const ray = () => {
  const body = 'M52 0C40 -6 30 -30 0 -38C-6 -20 -26 -8 -34 0C-26 8 -6 20 0 38C30 30 40 6 52 0Z'
  return svg(
    line('M-30 0C-44 -4 -48 6 -60 0', '#2f5fb0', 4) +
      `${shaded(body, '#4f86dc', '#a9cbff', '#153a80')}${[
        [8, -18],
        [14, 16],
        [-8, -8],
        [-6, 10],
        [24, -4],
        [2, 2],
      ]
        .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#dbe9ff"/>`)
        .join('')}</g>` +
      eye(36, -8, 3.2) +
      eye(36, 8, 3.2),
  )
}
const shark = () => {
  const body = 'M58 -2C46 -16 12 -20 -18 -10L-38 -4V4L-16 10C14 20 44 14 58 -2Z'
  return svg(
    path('M-34 0L-58 -26C-54 -8 -52 2 -46 6C-50 12 -52 16 -54 20Z', '#5c7487') +
      path(
        'M-2 -14C2 -30 10 -36 20 -36C16 -26 18 -18 22 -14ZM4 12C-2 24 -8 30 -16 30C-12 22 -12 16 -12 8Z',
        '#5c7487',
      ) +
      `${shaded(body, '#7f99ac', '#c4d6e2', '#eef4f7')}</g>` +
      line('M26 -8q-4 6 0 12M20 -8q-4 6 0 12M14 -7q-4 6 0 11', '#4a6173', 2) +
      path('M56 2C50 8 40 11 32 10C40 7 48 4 56 2Z', '#fff', 'stroke="#4a6173" stroke-width="1"') +
      eye(40, -6, 3.4),
  )
}
const golden = () =>
  svg(
    path('M-32 0C-48 -34 -62 -30 -58 -14C-54 -4 -54 4 -58 14C-62 30 -48 34 -32 0Z', 'url(#g)') +
      path('M-22 -18C-18 -40 8 -42 28 -24Z', 'url(#g)', 'stroke="#9a6b0e" stroke-width="1"') +
      path('M-4 20C-10 38 12 38 20 20Z', 'url(#g)', 'stroke="#9a6b0e" stroke-width="1"') +
      `<clipPath id="a"><path d="${FULL}"/></clipPath>${path(FULL, 'url(#g)')}<g clip-path="url(#a)">${scales('#9a6b0e')}<ellipse cx="4" cy="32" rx="60" ry="18" fill="#b5122e" opacity=".55"/></g>` +
      path('M26 -22C20 -10 20 10 26 22C38 18 46 10 50 0C46 -10 38 -18 26 -22Z', '#d9432b') +
      line('M26 -22C20 -10 20 10 26 22', '#fff3c9', 2) +
      eye(38, -6, 4.4) +
      line('M48 6q8 4 8 14M46 8q2 8 -4 14', '#f5d782', 2),
  )

export interface Look {
  drawing: string
  /** In pixels on a phone 390 wide. */
  length: number
  /** Pixels a second there. */
  speed: number
  /** How many come, compared with the others. */
  often: number
}

export const LOOKS: Record<string, Look> = {
  minnow: { drawing: minnow(), length: 46, speed: 52, often: 10 },
  stripes: { drawing: stripes(), length: 54, speed: 46, often: 9 },
  clown: { drawing: clown(), length: 58, speed: 44, often: 8 },
  puffer: { drawing: puffer(), length: 70, speed: 32, often: 6 },
  koi: { drawing: koi(), length: 84, speed: 40, often: 5 },
  angel: { drawing: angel(), length: 88, speed: 36, often: 4 },
  turtle: { drawing: turtle(), length: 104, speed: 26, often: 3 },
  ray: { drawing: ray(), length: 124, speed: 34, often: 2 },
  shark: { drawing: shark(), length: 168, speed: 48, often: 1.2 },
  golden: { drawing: golden(), length: 150, speed: 38, often: 0.9 },
}
