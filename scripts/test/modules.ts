import { placeOf } from '../folders.ts'

/** Where modules are put together: what is imported here is not thereby in use by all that is put together. */
export const COMPOSITION = /^(?:apps|tools\/demo-data|scripts|tests)\//

/** The server's part of a module; its tests go through its calls, and import none of its files. */
export function serverPartOf(file: string): string | null {
  const { thing = null, part } = placeOf(file) ?? {}
  if (part !== 'server') return null
  return thing ?? file.split('/').slice(0, 3).join('/')
}

/** Whose stories go through the screen that a file is part of: a module, or `site` and `console` for what all screens share. */
export function storiesOf(file: string): string | null {
  const [, app] = file.match(/^apps\/(site|console)\//) ?? []
  const { thing = null, part } = placeOf(file) ?? {}
  if (app !== undefined) return app
  return part === 'site' || part === 'console' ? (thing ?? part) : null
}

/** Whose stories a browser test is among. */
export const storyOf = (test: string): string | null => test.match(/([^/]+)\/stories\//)?.[1] ?? null
