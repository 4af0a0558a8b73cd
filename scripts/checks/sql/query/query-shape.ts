/** Facts about a query that follow from its tree alone. */
import { fieldOf, isTree, type Tree, type TreeValue, treesBelow, treesIn, wordOf } from '../parse-tree.ts'

const FULL = '2'

/** The columns that a query returns, without those that serve only to sort the rows. */
export function entriesOf(query: Tree): Tree[] {
  const returning = treesIn(fieldOf(query, 'returningList'))
  const entries = fieldOf(query, 'commandType') === '1' ? treesIn(fieldOf(query, 'targetList')) : returning
  return entries.filter((entry) => fieldOf(entry, 'resjunk') !== 'true')
}

/** Of a full join each row has one side at least. */
export function isOfBothSides(query: Tree, args: Tree[]): boolean {
  const [one, other] = args
  if (args.length !== 2 || one?.tag !== 'VAR' || other?.tag !== 'VAR') return false
  const nulling = JSON.stringify(fieldOf(one, 'varnullingrels'))
  return (
    nulling === JSON.stringify(fieldOf(other, 'varnullingrels')) &&
    [...treesBelow(fieldOf(query, 'jointree'))].some(
      (join) =>
        join.tag === 'JOINEXPR' &&
        fieldOf(join, 'jointype') === FULL &&
        nulling === JSON.stringify(['b', fieldOf(join, 'rtindex')]) &&
        isBelow(fieldOf(join, 'larg'), one) !== isBelow(fieldOf(join, 'larg'), other),
    )
  )
}

const isBelow = (side: TreeValue, { fields }: Tree): boolean =>
  [...treesBelow(side)].some(({ tag, fields: { rtindex } }) => tag === 'RANGETBLREF' && rtindex === fields.varno)

export const columnsIn = (value: TreeValue): string[] =>
  [...treesBelow(value)].flatMap((tree) =>
    tree.tag === 'VAR' ? [`${wordOf(tree, 'varno')}.${wordOf(tree, 'varattno')}`] : [],
  )

export const isGrouped = (query: Tree): boolean =>
  treesIn(fieldOf(query, 'groupClause')).length > 0 || treesIn(fieldOf(query, 'groupingSets')).length > 0

export function hasOneRow(query: Tree): boolean {
  if (isTree(fieldOf(query, 'havingQual')) || isGrouped(query) || isTree(fieldOf(query, 'setOperations'))) return false
  const jointree = fieldOf(query, 'jointree')
  const is_bare =
    isTree(jointree) && treesIn(fieldOf(jointree, 'fromlist')).length === 0 && !isTree(fieldOf(jointree, 'quals'))
  return fieldOf(query, 'hasAggs') === 'true' || is_bare
}
