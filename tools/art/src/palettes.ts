/** Five steps of one hue from the ground's foot to the glow behind the subject, and the subject's own colour. */
export interface Palette {
  deep: string
  base: string
  mid: string
  light: string
  glow: string
  accent: string
}

export const PALETTES = {
  jade: { deep: '#032a24', base: '#07493e', mid: '#0e7460', light: '#3fb592', glow: '#bff0d6', accent: '#f2b63c' },
  ruby: { deep: '#33030f', base: '#6a0a22', mid: '#a81237', light: '#e5486a', glow: '#ffc2c4', accent: '#f4c65a' },
  lapis: { deep: '#08123a', base: '#12276b', mid: '#2348a8', light: '#5e8be6', glow: '#cbe0ff', accent: '#ffc65c' },
  marigold: { deep: '#5a2203', base: '#a54a05', mid: '#e0830c', light: '#f9b93a', glow: '#ffe9a8', accent: '#b5122e' },
  orchid: { deep: '#26072f', base: '#4f1460', mid: '#84309a', light: '#c877d6', glow: '#f6d4fa', accent: '#f6c860' },
  lacquer: { deep: '#120806', base: '#2a120c', mid: '#51241a', light: '#9a5030', glow: '#f0c890', accent: '#e9b84a' },
  cinnabar: { deep: '#4a0a05', base: '#8e1b0e', mid: '#cf3a1f', light: '#f47a4c', glow: '#ffd3b0', accent: '#ffd36b' },
  dawn: { deep: '#123a52', base: '#256c86', mid: '#5fa9b4', light: '#f3a77c', glow: '#ffe3c2', accent: '#d9432b' },
  river: { deep: '#04263f', base: '#06486c', mid: '#0b7aa0', light: '#3fbbd0', glow: '#c6f3f2', accent: '#ff9e4a' },
  leaf: { deep: '#12330b', base: '#255c14', mid: '#4c8f22', light: '#9bcb48', glow: '#eaf8b4', accent: '#e7442e' },
  plum: { deep: '#1c0b2e', base: '#3a1957', mid: '#663a8c', light: '#a07bd0', glow: '#e5d6ff', accent: '#ff8a5b' },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

export const GOLD = { shine: '#fff3c9', light: '#f5d782', leaf: '#e4b243', deep: '#b57a16', line: '#7a4c08' }
