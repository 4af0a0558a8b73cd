import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bringChunks } from './build/bring-chunks.ts'
import { buildTargets, SITE_BROWSERS } from './build/browsers.ts'
import { bundledPackages } from './build/bundled-packages.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { classConstants } from './build/classes/class-constants.ts'
import { className } from './build/classes/class-name.ts'
import { compressAssets } from './build/compress-assets.ts'
import { appIcons } from './build/glyphs/app-icons.ts'
import { burmeseWords } from './build/glyphs/burmese-words.ts'
import { glyphModules } from './build/glyphs/glyph-modules.ts'
import { sharedSentences } from './build/glyphs/inline-sentences.ts'
import { noStaticBlocks } from './build/no-static-blocks.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The document and the browser's chunks name the same files. */
const PICTURES = 'assets/[name]-[hash:6][extname]'

/** A browser asks for it by the same name for ever. */
const WORKER = 'worker'

/**
 * Two builds from one file:
 *   vite build --config apps/site/vite.config.ts                              → dist/client, what browsers fetch
 *   vite build --config apps/site/vite.config.ts --ssr apps/site/entry-server.tsx → dist/server, what the server imports
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: folder('../..'),
  publicDir: isSsrBuild ? false : folder('./public'),
  plugins: [
    sharedSentences(),
    burmeseWords(),
    classConstants(),
    glyphModules(),
    react(),
    bundledPackages(),
    ...(isSsrBuild ? [] : [appIcons(), bringChunks(), noStaticBlocks(), compressAssets()]),
  ],
  // A plain `vite` serves for `npm run dev` (scripts/dev/) and takes the libraries as they come; these are for the build.
  ...(command === 'build' && {
    // The server's build carries React with it, in production mode whatever NODE_ENV says.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: folder(isSsrBuild ? './dist/server' : './dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: {
      // These are there before anything asks for a screen; each table would name them again for each screen.
      resolveDependencies: (_file, files) => files.filter((file) => !/\/(?:react|entry-client)-/.test(file)),
    },
    reportCompressedSize: false,
    cssTarget: buildTargets(SITE_BROWSERS),
    // All of these know private fields; told their names, the compiler would spell each out as a WeakMap, for the sake of
    // static blocks, which come with later ones and which `noStaticBlocks` keeps out.
    target: 'es2022',
    // Fonts and pictures stay files, so that the inlined styles stay small.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? // One file, read once at the start: a later build cannot take chunks away from a running server.
        { output: { entryFileNames: '[name].js', assetFileNames: PICTURES, codeSplitting: false } }
      : {
          input: [folder('./entry-client.tsx'), folder(`./offline/${WORKER}.ts`)],
          output: {
            // Every name stands in the chunks that import it, and a hash cannot be packed: 42 bits of it are plenty.
            entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash:7].js'),
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: PICTURES,
            codeSplitting: { groups: chunkGroups() },
          },
        },
  },
}))
