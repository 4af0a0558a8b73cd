import { type Names, parseTarget } from './names.ts'
import type { Tree } from './tree.ts'

/** A call of a signed-in player: docs/recipes/add-a-call.md. */
export function addCall(tree: Tree, target: string): void {
  const { module, own } = parseTarget(target, (name) => tree.has(`modules/${name}/server/routes.ts`))
  const folder = `modules/${module.kebab}`
  addShape(tree, folder, own)
  tree.insertBehind(
    `${folder}/contract/calls.ts`,
    /^export const \w+_CALLS: CallTexts = \{\n/m,
    `  'GET /${module.kebab}/${own.kebab}': tell('Answers ${own.words.toLowerCase()}.'),\n`,
  )
  tree.write(`${folder}/server/get-${own.kebab}.ts`, caseOf(module, own))
  tree.write(`${folder}/server/get-${own.kebab}.test.ts`, callTest(module, own))
  const routes = `${folder}/server/routes.ts`
  tree.addItem(routes, routeOf(`/${module.kebab}/${own.kebab}`, own))
  tree.prepend(
    routes,
    `import { ${own.pascal}Answer } from '#${module.kebab}/contract/player.ts'\nimport { get${own.pascal} } from './get-${own.kebab}.ts'\n`,
  )
}

function addShape(tree: Tree, folder: string, { pascal, words }: Names): void {
  const path = `${folder}/contract/player.ts`
  if (!tree.has(path)) throw new Error(`${path} is not there: the module has no calls of players`)
  tree.insert(path, '', shapeOf({ pascal, words }))
}

export const shapeOf = ({ pascal, words }: Pick<Names, 'pascal' | 'words'>): string => `
/** ${words}, as a player is shown it. */
export const ${pascal}Answer = Answer(Type.Object({ is_open: Type.Boolean() }))
export type ${pascal}Answer = Static<typeof ${pascal}Answer>
`

export const routeOf = (path: string, { pascal }: Names): string =>
  `    forPlayer('GET', '${path}', { answer: ${pascal}Answer }, async () => success(get${pascal}())),\n`

export const caseOf = (module: Names, { pascal, words }: Names): string =>
  `import type { ${pascal}Answer } from '#${module.kebab}/contract/player.ts'

/** ${words}. */
export const get${pascal} = (): ${pascal}Answer['data'] => ({ is_open: false })
`

export const callTest = (module: Names, own: Names): string => {
  const path = module === own ? own.kebab : `${module.kebab}/${own.kebab}`
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a player is answered, and nobody else', async () => {
  const { token } = await app.player()

  expect(await app.call('GET', '/api/${path}', { token })).toMatchObject({ status: 200, body: { data: { is_open: false } } })
  expect(await app.call('GET', '/api/${path}')).toMatchObject({ status: 401 })
})
`
}
