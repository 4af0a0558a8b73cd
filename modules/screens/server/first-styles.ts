/** One rule of a sheet. Rules of a group stand by themselves, each with the group's words. */
export interface StyleRule {
  /** `@media (min-width:640px)`, or nothing. */
  group: string
  /** The selector, or the name of an at-rule. */
  head: string
  body: string
}

export interface SplitStyles {
  /** The faces of its fonts, which stand in a sheet of their own: a browser lays all text out anew when theirs changes. */
  fonts: string
  /** The rules that the first view needs, with a gap wherever rules were left out. */
  first: string
  /** The rules of each gap, one gap to a line. Empty where nothing was left out. */
  later: string
}

/** No sheet has such a group: minifiers drop it. The browser puts a gap's rules into it (apps/site/later-styles.ts). */
const GAP = '@media all{}'

const FONT = '@font-face'
const GROUP = /^@(?:media|supports)\b/
/** Named by the rules that use them. */
const NAMED = /^@keyframes (.+)$/

/** Reads a sheet as the build writes it: without comments, and balanced. */
export function parseRules(css: string): StyleRule[] {
  return blocksOf(css).flatMap(({ head, body }) =>
    GROUP.test(head) ? blocksOf(body).map((inner) => ({ group: head, ...inner })) : [{ group: '', head, body }],
  )
}

function blocksOf(css: string): Omit<StyleRule, 'group'>[] {
  const blocks: Omit<StyleRule, 'group'>[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let place = 0; place < css.length; place += 1) {
    const letter = css[place]
    if (letter === '"' || letter === "'") place = css.indexOf(letter, place + 1)
    else if (letter === '{') {
      if (depth === 0) open = place
      depth += 1
    } else if (letter === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, place) })
      start = place + 1
    }
  }
  return blocks
}

/**
 * Parts the rules of a document: those that its markup uses come with it, all others follow before anything changes.
 * A rule is used when some selector of it names nothing but what is there; states like `:hover` are always there.
 */
export function splitStyles(rules: readonly StyleRule[], view: { markup: string; lang: string }): SplitStyles {
  const isThere = parseMarkup(view.markup, view.lang)
  const kept = new Set(rules.filter((rule) => rule.head.startsWith('@') || selectorsOf(rule.head).some(isThere)))
  const text = write([...kept].filter((rule) => rule.head !== ':root' && !NAMED.test(rule.head)))
  for (const rule of kept) {
    const [, name] = NAMED.exec(rule.head) ?? []
    if (name !== undefined && !text.includes(name)) kept.delete(rule)
  }
  const properties = usedProperties(rules, text + view.markup)
  const isFont = ({ head }: StyleRule) => head === FONT
  const parts = rules
    .filter((rule) => !isFont(rule))
    .flatMap((rule) =>
      rule.head === ':root' && rule.group === ''
        ? partProperties(rule, properties)
        : [{ rule, is_first: kept.has(rule) }],
    )
  return { fonts: write(rules.filter(isFont)), ...join(parts) }
}

type Part = { rule: StyleRule; is_first: boolean }

/** Colours and sizes that only later rules name follow with them. */
function partProperties(rule: StyleRule, used: ReadonlySet<string>): Part[] {
  const isUsed = (line: string) => !line.startsWith('--') || used.has(line.slice(0, line.indexOf(':')))
  const lines = rule.body.split(';')
  const parts = [true, false].map((is_first) => {
    const body = lines.filter((line) => isUsed(line) === is_first).join(';')
    return { rule: { ...rule, body }, is_first }
  })
  return parts.filter((part) => part.rule.body !== '')
}

/** The custom properties that a text names, and those that these are made of. */
function usedProperties(rules: readonly StyleRule[], text: string): Set<string> {
  const values = new Map<string, string>()
  for (const { body } of rules.filter((rule) => rule.head === ':root')) {
    for (const line of body.split(';')) {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon)
      values.set(name, `${values.get(name) ?? ''}${line.slice(colon)}`)
    }
  }
  const used = new Set<string>()
  const visit = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(values.get(name) ?? '')
    }
  }
  visit(text)
  return used
}

/** The parts that each selector needs in the document: `.card`, `#main`, `[hidden]`, `:lang(my)`, and elements by their names. */
function selectorsOf(head: string): string[][] {
  const languages = head.replace(/:lang\((\w+)\)/g, '%$1')
  let plain = languages
  // Brackets may hold an alternative, or a part that must not be there: nothing is demanded of them.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return plain
    .split(',')
    .map((selector) => [
      ...[...selector.matchAll(/\[([\w-]+)/g)].map(([, name]) => `[${name}`),
      ...[...selector.replace(/\[[^\]]*\]/g, '').matchAll(/[.#%][\w-]+|(?<![\w.#%:-])[a-z][\w-]*/gi)].map(
        ([name]) => name,
      ),
    ])
}

/** Asks whether all parts of a selector occur in the markup, whatever the place. */
function parseMarkup(markup: string, lang: string): (selector: readonly string[]) => boolean {
  const there = new Set(['html', 'body', '#root', '[lang', `%${lang.split('-')[0]}`])
  for (const [, name = ''] of markup.matchAll(/<([a-z][\w-]*)/gi)) there.add(name)
  for (const [, name, value = ''] of markup.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    there.add(`[${name}`)
    if (name === 'id') there.add(`#${value}`)
    if (name === 'lang') there.add(`%${value}`)
    if (name === 'class') for (const each of value.split(' ')) there.add(`.${each}`)
  }
  return (selector) => selector.every((name) => there.has(name))
}

/** Neighbours of one kind together; the first in one text, each run of later ones on a line of its own. */
function join(parts: readonly Part[]): Omit<SplitStyles, 'fonts'> {
  const runs: { rules: StyleRule[]; is_first: boolean }[] = []
  for (const { rule, is_first } of parts) {
    const run = runs.at(-1)
    if (run?.is_first === is_first) run.rules.push(rule)
    else runs.push({ rules: [rule], is_first })
  }
  return {
    first: runs.map((run) => (run.is_first ? write(run.rules) : GAP)).join(''),
    later: runs.flatMap((run) => (run.is_first ? [] : [write(run.rules)])).join('\n'),
  }
}

/** The rules as a sheet; neighbours of one group share its words. */
function write(rules: readonly StyleRule[]): string {
  return rules
    .map(({ group, head, body }, place) => {
      const rule = `${head}{${body}}`
      if (group === '') return rule
      const opening = rules[place - 1]?.group === group ? '' : `${group}{`
      return `${opening}${rule}${rules[place + 1]?.group === group ? '' : '}'}`
    })
    .join('')
}
