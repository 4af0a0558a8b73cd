/** The columns that a query's own conditions keep from being null. */
import type { Catalog } from '../catalog.ts'
import { fieldOf, isTree, type Tree, type TreeValue, treesIn, wordOf } from '../parse-tree.ts'

const INNER = '0'
const ANY_OF_QUERY = '2'
const IS_NOT_NULL = '1'

/** Each as `relation.column` and as its relation alone, with the outer joins that could have emptied it. */
export function provenColumns(catalog: Catalog, query: Tree): Set<string> {
  const columns = conditionsIn(fieldOf(query, 'jointree')).flatMap((condition) => columnsOf(catalog, condition))
  return new Set(
    columns.flatMap((column) => {
      const nulling = JSON.stringify(fieldOf(column, 'varnullingrels'))
      const relation = wordOf(column, 'varno')
      return [`${relation}.${wordOf(column, 'varattno')} ${nulling}`, `${relation} ${nulling}`]
    }),
  )
}

/** Those that every row fulfils: of an outer join the rows that it fills up do not. */
function conditionsIn(value: TreeValue): Tree[] {
  if (!isTree(value)) return []
  if (value.tag === 'FROMEXPR')
    return [...treesIn(fieldOf(value, 'quals')), ...treesIn(fieldOf(value, 'fromlist')).flatMap(conditionsIn)]
  if (value.tag !== 'JOINEXPR') return []
  const sides = [fieldOf(value, 'larg'), fieldOf(value, 'rarg')].flatMap(conditionsIn)
  return fieldOf(value, 'jointype') === INNER ? [...treesIn(fieldOf(value, 'quals')), ...sides] : sides
}

/** The columns that are not null where the condition is true. */
function columnsOf(catalog: Catalog, tree: Tree): Tree[] {
  const args = treesIn(fieldOf(tree, 'args'))
  switch (tree.tag) {
    case 'VAR':
      return fieldOf(tree, 'varlevelsup') === '0' ? [tree] : []
    case 'BOOLEXPR': {
      const [first = [], ...others] = args.map((one) => columnsOf(catalog, one))
      const boolop = fieldOf(tree, 'boolop')
      if (boolop === 'and') return [first, ...others].flat()
      if (boolop === 'not') return args[0]?.tag === 'OPEXPR' ? first : []
      return first.filter((one) => others.every((columns) => columns.some((other) => isSame(one, other))))
    }
    case 'OPEXPR':
      return catalog.is_strict_operator.has(wordOf(tree, 'opno')) ? args.flatMap((one) => columnsOf(catalog, one)) : []
    case 'FUNCEXPR':
      return catalog.is_strict.has(wordOf(tree, 'funcid')) ? args.flatMap((one) => columnsOf(catalog, one)) : []
    case 'SCALARARRAYOPEXPR':
      return args.slice(0, 1).flatMap((one) => columnsOf(catalog, one))
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'COLLATEEXPR':
      return treesIn(fieldOf(tree, 'arg')).flatMap((one) => columnsOf(catalog, one))
    case 'NULLTEST':
      return fieldOf(tree, 'nulltesttype') === IS_NOT_NULL
        ? treesIn(fieldOf(tree, 'arg')).flatMap((one) => columnsOf(catalog, one))
        : []
    case 'SUBLINK':
      return fieldOf(tree, 'subLinkType') === ANY_OF_QUERY
        ? treesIn(fieldOf(tree, 'testexpr')).flatMap((one) => columnsOf(catalog, one))
        : []
    default:
      return []
  }
}

const isSame = (one: Tree, other: Tree) =>
  fieldOf(one, 'varno') === fieldOf(other, 'varno') && fieldOf(one, 'varattno') === fieldOf(other, 'varattno')
