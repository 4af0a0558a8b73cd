import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files as they are to be: nothing is written before `save()`, so that a refusal leaves nothing behind. */
export interface Tree {
  has(path: string): boolean
  read(path: string): string
  /** @throws Error where there is a file already */
  write(path: string, text: string): void
  /** Puts lines before the last place where `before` stands. @throws Error where it does not stand */
  insert(path: string, before: string, lines: string): void
  /** Adds an item to the last list of the file, whether or not it stands on one line. @throws Error without a list */
  addItem(path: string, item: string): void
  /** Puts lines behind the first line that matches. @throws Error where none does */
  insertBehind(path: string, line: RegExp, lines: string): void
  /** Puts lines at the beginning, such as an import, which the format brings in order. */
  prepend(path: string, lines: string): void
  save(): void
  /** Paths from the root. */
  changed(): string[]
}

export function openTree(root: string): Tree {
  const texts = new Map<string, string>()
  const has = (path: string) => texts.has(path) || existsSync(join(root, path))
  const read = (path: string) => texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  const insert = (path: string, before: string, lines: string) => {
    const text = read(path)
    const at = text.lastIndexOf(before)
    if (at === -1) throw new Error(`${path} has no “${before.trim()}”: a list that the command knows has changed`)
    texts.set(path, text.slice(0, at) + lines + text.slice(at))
  }
  return {
    has,
    read,
    insert,
    addItem(path, item) {
      const list = read(path).slice(0, read(path).lastIndexOf(']')).trimEnd()
      insert(path, ']', /[,[]$/.test(list) ? item : `, ${item}`)
    },
    write(path, text) {
      if (has(path)) throw new Error(`${path} is there already`)
      texts.set(path, text)
    },
    insertBehind(path, line, lines) {
      const [found] = read(path).match(line) ?? []
      if (found === undefined) throw new Error(`${path} has no line such as ${line.source}`)
      texts.set(
        path,
        read(path).replace(found, () => found + lines),
      )
    },
    prepend(path, lines) {
      texts.set(path, lines + read(path))
    },
    save() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
    },
    changed: () => [...texts.keys()],
  }
}
