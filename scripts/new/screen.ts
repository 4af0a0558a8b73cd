import { type Names, parseTarget } from './names.ts'
import type { Tree } from './tree.ts'

/** Words that stand in a new catalog until somebody writes the right ones. */
export const WORDS_TO_WRITE = { mm: 'စာမျက်နှာသစ်', zh: '新页面', th: 'หน้าใหม่' }

/** A screen of members in a module that has some already: docs/recipes/add-a-text.md has the words. */
export function addScreen(tree: Tree, target: string): void {
  const { module, own } = parseTarget(target, (name) => tree.has(`modules/${name}/site/routes.ts`))
  const folder = `modules/${module.kebab}/site`
  const title = `${own.kebab.replaceAll('-', '_')}_title`
  for (const [language, words] of Object.entries({ en: own.words, ...WORDS_TO_WRITE }))
    tree.insert(`${folder}/texts/${language}.ts`, '\n}', `\n  ${title}: '${words}',`)
  const path = `${module.kebab}/${own.kebab}`
  const texts = /^export const (\w+) = defineTexts/m.exec(tree.read(`${folder}/texts.ts`))?.[1] ?? ''
  tree.write(`${folder}/${own.kebab}-screen.tsx`, screenOf({ path, texts, title, own }))
  tree.addItem(`${folder}/routes.ts`, routeOfScreen({ path, texts, module, own }))
}

interface ScreenParts {
  /** Of its address, without the slash before it. */
  path: string
  /** The name of the module's catalog. */
  texts: string
  own: Names
}

export const screenOf = ({ path, texts, title, own }: ScreenParts & { title: string }): string =>
  `import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useTexts } from '#platform/site/texts.ts'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { ${texts} } from './texts.ts'

/** /${path} */
export function ${own.pascal}Screen() {
  const texts = useTexts(${texts})
  usePageTitle(texts.${title})
  return <PageHead title={texts.${title}} />
}
`

export const routeOfScreen = ({ path, texts, module, own }: ScreenParts & { module: Names }): string => `  {
    path: '/${path}',
    access: 'member',
    source: 'modules/${module.kebab}/site/${own.kebab}-screen.tsx',
    load: async () => (await import('./${own.kebab}-screen.tsx')).${own.pascal}Screen,
    texts: [${texts}],
  },
`
