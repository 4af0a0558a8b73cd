import type { ComponentType, LazyExoticComponent } from 'react'
import type { Permission } from '#staff/contract/rules.ts'

export type Params = Record<string, string>

/** One screen of the console: its address, what one must be permitted to see it, and where its code is. */
export interface Route {
  /** `/players/:id`; what a name stands for arrives in `params`. */
  path: string
  permission: Permission
  title: string
  Screen: LazyExoticComponent<ComponentType<{ params: Params }>>
}

/** The values of a path's names, or null where the address is another one. */
export function matchPath(path: string, pathname: string): Params | null {
  const names = path.split('/')
  const parts = pathname.replace(/(?<=.)\/$/, '').split('/')
  if (names.length !== parts.length) return null
  const params: Params = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}
