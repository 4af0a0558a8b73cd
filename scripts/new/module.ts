import { callTest, caseOf, routeOf, shapeOf } from './call.ts'
import { type Names, parseNames } from './names.ts'
import { routeOfScreen, screenOf, WORDS_TO_WRITE } from './screen.ts'
import type { Tree } from './tree.ts'

/** A module with one call, one screen and a story: docs/recipes/add-a-game.md has what a game needs besides. */
export function addModule(tree: Tree, name: string): void {
  const own = parseNames(name)
  const folder = `modules/${name}`
  if (['modules', 'platform'].some((place) => tree.has(`${place}/${name}`))) throw new Error(`${name} is there already`)
  writeContract(tree, folder, own)
  writeServer(tree, folder, own)
  writeSite(tree, folder, own)
  tree.write(`${folder}/stories/${name}.test.ts`, story(own))
  enlist(tree, own)
}

function writeContract(tree: Tree, folder: string, own: Names): void {
  tree.write(
    `${folder}/contract/player.ts`,
    `import { type Static, Type } from 'typebox'\nimport { Answer } from '#platform/contract/answer.ts'\n${shapeOf(own)}`,
  )
  tree.write(
    `${folder}/contract/calls.ts`,
    `import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const ${own.constant}_CALLS: CallTexts = {
  'GET /${own.kebab}': tell('Answers ${own.words.toLowerCase()}.'),
}
`,
  )
}

function writeServer(tree: Tree, folder: string, own: Names): void {
  tree.write(`${folder}/server/index.ts`, `export { ${own.camel}Routes } from './routes.ts'\n`)
  tree.write(`${folder}/server/get-${own.kebab}.ts`, caseOf(own, own))
  tree.write(`${folder}/server/get-${own.kebab}.test.ts`, callTest(own, own))
  tree.write(
    `${folder}/server/routes.ts`,
    `import { ${own.pascal}Answer } from '#${own.kebab}/contract/player.ts'
import { forPlayer } from '#identity/server/index.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Route } from '#platform/server/http/http.ts'
import { get${own.pascal} } from './get-${own.kebab}.ts'

export function ${own.camel}Routes(): Route[] {
  return [
${routeOf(`/${own.kebab}`, own)}  ]
}
`,
  )
}

function writeSite(tree: Tree, folder: string, own: Names): void {
  const parts = { path: own.kebab, texts: `${own.camel}Texts`, own }
  const languages = ['en', ...Object.keys(WORDS_TO_WRITE)]
  tree.write(`${folder}/site/texts/en.ts`, `const en = {\n  title: '${own.words}',\n}\n\nexport default en\n`)
  for (const [language, words] of Object.entries(WORDS_TO_WRITE))
    tree.write(
      `${folder}/site/texts/${language}.ts`,
      `import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const ${language}: Texts<typeof en> = {
  title: '${words}',
}

export default ${language}
`,
    )
  tree.write(
    `${folder}/site/texts.ts`,
    `import { defineTexts } from '#platform/site/texts.ts'

export const ${parts.texts} = defineTexts('${folder}/site', {
${languages.map((language) => `  ${language}: () => import('./texts/${language}.ts'),\n`).join('')}})
`,
  )
  tree.write(`${folder}/site/${own.kebab}-screen.tsx`, screenOf({ ...parts, title: 'title' }))
  tree.write(
    `${folder}/site/routes.ts`,
    `import type { Route } from '#platform/site/route.ts'
import { ${parts.texts} } from './texts.ts'

export const ${own.camel}Routes: readonly Route[] = [
${routeOfScreen({ ...parts, module: own })}]
`,
  )
}

const story = ({ kebab, words }: Names): string => `import { expect, test } from 'vitest'
import { open, openSite } from '#tests/e2e/harness/browser.ts'

const site = openSite()

test('a member opens the page', async () => {
  const page = await site.visit({ as: await site.app.player() })

  await open(page, '/${kebab}')

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('${words}')
})
`

/** The lists that know every module. */
function enlist(tree: Tree, { kebab, camel, constant, words }: Names): void {
  tree.insert('package.json', '    "#platform/*"', `    "#${kebab}/*": "./modules/${kebab}/*",\n`)
  tree.insert('apps/server/app.ts', '  pictureRoutes(app, db)', `  mount(app, API, ${camel}Routes(), callerOf)\n`)
  tree.prepend('apps/server/app.ts', `import { ${camel}Routes } from '#${kebab}/server/index.ts'\n`)
  const texts = 'scripts/references/openapi/call-texts.ts'
  tree.insert(texts, "  tag('seamless-callbacks'", `  tag('${kebab}', '${words}.', ${constant}_CALLS),\n`)
  tree.prepend(texts, `import { ${constant}_CALLS } from '#${kebab}/contract/calls.ts'\n`)
  tree.addItem('apps/site/routes.ts', `  ...${camel}Routes,\n`)
  tree.prepend('apps/site/routes.ts', `import { ${camel}Routes } from '#${kebab}/site/routes.ts'\n`)
  tree.insert(
    'apps/site/find-route.ts',
    "  'two-d': () =>",
    `  '${kebab}': () => import('#${kebab}/site/routes.ts').then((module) => module.${camel}Routes),\n`,
  )
  tree.insert(
    'ARCHITECTURE.md',
    '\n    platform/           what',
    `      ${`${kebab}/`.padEnd(18)}${words.toLowerCase()}\n`,
  )
}
