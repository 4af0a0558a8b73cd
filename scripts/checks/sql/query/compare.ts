/** The declared row beside what comes back. */
import type { Column } from '../answers.ts'
import { membersOf, type Type } from '../types/type.ts'

/** One sentence for each difference. */
export function compareRow(row: Type[], columns: Column[]): string[] {
  if (row.some(({ kind }) => kind === 'any')) return []
  // Of two columns with one name the driver keeps the last.
  const found = new Map(columns.map((column) => [column.name, column]))
  return [...membersOf(row)].flatMap(([name, member]) => {
    const column = found.get(name)
    if (column) return compareColumn(column, member.type())
    return member.is_optional
      ? []
      : [`declares ${name}, which no column is called; there are ${[...found.keys()].join(', ')}`]
  })
}

function compareColumn({ name, type, may_be_null }: Column, declared: Type[]): string[] {
  const is_fitting = type.every((one) => fits(one, declared))
  return [
    ...(is_fitting ? [] : [`declares ${name} as ${write(declared)}, and it is ${write(type)}`]),
    ...(may_be_null && !declared.some(({ kind }) => kind === 'null' || kind === 'any')
      ? [`declares ${name} without null, and it may be null`]
      : []),
  ]
}

function fits(type: Type, declared: Type[]): boolean {
  if (type.kind === 'any') return true
  return declared.some((one) => {
    if (one.kind === 'any') return true
    if (type.kind === 'array' && one.kind === 'array') return type.element.every((inner) => fits(inner, one.element))
    return one.kind === type.kind
  })
}

const write = (types: Type[]): string =>
  [...new Set(types.map((type) => (type.kind === 'array' ? `(${write(type.element)})[]` : type.kind)))].join(' | ')
