import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = 'entry'

/** The chunks of what the build makes of an entry with this text. */
export async function buildEntry(
  code: string,
  { plugins, groups = [] }: { plugins: Plugin[]; groups?: Rolldown.CodeSplittingGroup[] },
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: ENTRY,
        resolveId: { filter: { id: /^entry$/ }, handler: (id) => id },
        load: { filter: { id: /^entry$/ }, handler: () => code },
      },
      ...plugins,
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups } },
      },
    },
  })
  const outputs: Rolldown.RolldownOutput[] = 'output' in built ? [built] : Array.isArray(built) ? built : []
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file : [])))
}
