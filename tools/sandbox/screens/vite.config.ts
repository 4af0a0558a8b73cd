import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { bundledPackages } from '#apps/site/build/bundled-packages.ts'
import { symbolFiles } from './build/symbol-files.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One small program per kind of game, and what they share; the sandbox serves the outcome at /screens/dist/. */
export default defineConfig({
  root: folder('.'),
  // Addresses inside styles are relative: the documents may be shown under another origin's address.
  base: './',
  publicDir: false,
  plugins: [symbolFiles(), bundledPackages()],
  build: {
    outDir: folder('./dist'),
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    target: ['chrome80', 'firefox78', 'safari14'],
    // Pictures and fonts stay files: a game fetches those of its own title only.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ['slot', 'fishing', 'table', 'sport', 'shan'].map((kind) => [kind, folder(`./${kind}/main.ts`)]),
      ),
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
