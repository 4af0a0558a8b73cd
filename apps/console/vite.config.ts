import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTargets, CONSOLE_BROWSERS } from '../site/build/browsers.ts'
import { bundledPackages } from '../site/build/bundled-packages.ts'
import { compressAssets } from '../site/build/compress-assets.ts'
import { appIcons } from '../site/build/glyphs/app-icons.ts'
import { glyphModules } from '../site/build/glyphs/glyph-modules.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The staff's screens: one document and its files, without a script or a style inside the document. */
export default defineConfig(({ command }) => ({
  root: folder('.'),
  publicDir: false,
  plugins: [glyphModules(), react(), appIcons({ all: false }), bundledPackages(), compressAssets()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: folder('./dist'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // Fonts and pictures stay files: the policy of this origin lets styles bring no other address along.
    assetsInlineLimit: 0,
    target: buildTargets(CONSOLE_BROWSERS),
  },
}))
