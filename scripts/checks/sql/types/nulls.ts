/**
 * Whether a column of a statement may be null: true only where the statement and the schema give a way for it. What is not
 * known (what a function answers, what a parameter is) counts as never null, so that nothing true is refused.
 */
import type { Catalog } from '../catalog.ts'
import { fieldOf, isTree, type Tree, type TreeValue, treesBelow, treesIn, wordOf } from '../parse-tree.ts'
import { provenColumns } from '../query/proven.ts'
import { columnsIn, entriesOf, hasOneRow, isGrouped, isOfBothSides } from '../query/query-shape.ts'

/** A query, and those that it is written in. */
interface Scope {
  query: Tree
  proven: Set<string>
  outer: Scope | null
}

const RELATION = '0'
const SUBQUERY = '1'
const JOIN = '2'
const VALUES = '5'
const CTE = '6'
const GROUP = '9'
const INSERT = '3'
const OLD_ROW = '1'
const SCALAR = '4'
const DEPTH_MAX = 60

/** By the columns of the answer, in their order. */
export function nullsOf(catalog: Catalog, query: Tree): boolean[] {
  return entriesOf(query).map((_, place) => columnMayBeNull(catalog, scopeOf(catalog, query, null), place, 0))
}

const scopeOf = (catalog: Catalog, query: Tree, outer: Scope | null): Scope => ({
  query,
  proven: provenColumns(catalog, query),
  outer,
})

function columnMayBeNull(catalog: Catalog, scope: Scope, place: number, depth: number): boolean {
  const parts = fieldOf(scope.query, 'setOperations')
  if (isTree(parts)) {
    const places = [...treesBelow(parts)].flatMap((part) =>
      part.tag === 'RANGETBLREF' ? [wordOf(part, 'rtindex')] : [],
    )
    return places.some((index) => entryMayBeNull(catalog, scope, { varno: index, varattno: String(place + 1) }, depth))
  }
  const expression = fieldOf(entriesOf(scope.query)[place], 'expr')
  return isTree(expression) && mayBeNull(catalog, scope, expression, depth)
}

function mayBeNull(catalog: Catalog, scope: Scope, tree: Tree, depth: number): boolean {
  if (depth > DEPTH_MAX) return false
  const args = treesIn(fieldOf(tree, 'args'))
  const may = (one: Tree) => mayBeNull(catalog, scope, one, depth + 1)
  switch (tree.tag) {
    case 'VAR':
      return variableMayBeNull(catalog, scope, tree, depth)
    case 'CONST':
      return fieldOf(tree, 'constisnull') === 'true'
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COLLATEEXPR':
      return treesIn(fieldOf(tree, 'arg')).some(may)
    case 'FUNCEXPR':
      return catalog.is_strict.has(wordOf(tree, 'funcid')) && args.some(may)
    case 'OPEXPR':
      return catalog.is_strict_operator.has(wordOf(tree, 'opno')) && args.some(may)
    case 'SCALARARRAYOPEXPR':
      return args.slice(0, 1).some(may)
    case 'COALESCEEXPR':
      return isOfBothSides(scope.query, args)
        ? args.some((one) =>
            variableMayBeNull(catalog, scope, { ...one, fields: { ...one.fields, varnullingrels: null } }, depth),
          )
        : args.every(may)
    case 'MINMAXEXPR':
      return args.every(may)
    case 'NULLIFEXPR':
      return true
    case 'BOOLEXPR':
      return ![...treesBelow(tree)].some(({ tag }) => tag === 'NULLTEST') && args.some(may)
    case 'CASEEXPR':
      return caseMayBeNull(tree, may)
    case 'AGGREF':
      return aggregateMayBeNull(catalog, scope, tree, may)
    case 'WINDOWFUNC':
      return ['lag', 'lead', 'nth_value'].includes(catalog.names.get(wordOf(tree, 'winfnoid')) ?? '') && args.length < 3
    case 'SUBLINK':
      return (
        fieldOf(tree, 'subLinkType') === SCALAR && scalarMayBeNull(catalog, scope, fieldOf(tree, 'subselect'), depth)
      )
    default:
      return false
  }
}

/** An arm that a condition looked at is left alone: the condition may have been about just that. */
function caseMayBeNull(tree: Tree, may: (tree: Tree) => boolean): boolean {
  const whens = treesIn(fieldOf(tree, 'args'))
  const looked_at = new Set(whens.flatMap((when) => columnsIn(fieldOf(when, 'expr'))))
  const arms = [...whens.flatMap((when) => treesIn(fieldOf(when, 'result'))), ...treesIn(fieldOf(tree, 'defresult'))]
  return arms.some((arm) => may(arm) && !columnsIn(arm).some((column) => looked_at.has(column)))
}

function aggregateMayBeNull(catalog: Catalog, { query }: Scope, tree: Tree, may: (tree: Tree) => boolean): boolean {
  const name = catalog.names.get(wordOf(tree, 'aggfnoid')) ?? ''
  if (name === 'count' || name.startsWith('regr_count') || name === 'grouping') return false
  if (isTree(fieldOf(tree, 'aggfilter'))) return true
  if (!isGrouped(query) && !isTree(fieldOf(query, 'havingQual'))) return true
  if (/array_agg|json/.test(name)) return false
  return treesIn(fieldOf(tree, 'args')).some((entry) => treesIn(fieldOf(entry, 'expr')).some(may))
}

/** A query that is asked for one value answers null when it has no row. */
function scalarMayBeNull(catalog: Catalog, outer: Scope, query: TreeValue, depth: number): boolean {
  if (!isTree(query)) return false
  const is_one_row = hasOneRow(query)
  return !is_one_row || columnMayBeNull(catalog, scopeOf(catalog, query, outer), 0, depth + 1)
}

function variableMayBeNull(catalog: Catalog, scope: Scope, tree: Tree, depth: number): boolean {
  let owner: Scope | null = scope
  for (let up = Number(fieldOf(tree, 'varlevelsup')); up > 0 && owner; up--) owner = owner.outer
  if (!owner) return false
  const [varno, varattno] = [wordOf(tree, 'varno'), wordOf(tree, 'varattno')]
  const nulling = JSON.stringify(fieldOf(tree, 'varnullingrels'))
  if (owner.proven.has(`${varno}.${varattno} ${nulling}`)) return false
  const is_nulled = nulling !== '["b"]' && nulling !== 'null' && nulling !== '[]'
  if (is_nulled && !owner.proven.has(`${varno} ${nulling}`)) return true
  if (fieldOf(tree, 'varreturningtype') === OLD_ROW && fieldOf(owner.query, 'commandType') === INSERT) return true
  return entryMayBeNull(catalog, owner, { varno, varattno, of: tree }, depth)
}

interface Column {
  varno: string
  varattno: string
  of?: Tree
}

/** A column of what a query reads from, or writes to. */
function entryMayBeNull(catalog: Catalog, scope: Scope, { varno, varattno, of }: Column, depth: number): boolean {
  const entry = treesIn(fieldOf(scope.query, 'rtable'))[Number(varno) - 1]
  if (!entry) return false
  const place = Number(varattno) - 1
  const of_list = (name: string): boolean =>
    treesIn(fieldOf(entry, name))
      .slice(place, place + 1)
      .some((one) => mayBeNull(catalog, scope, one, depth + 1))
  switch (wordOf(entry, 'rtekind')) {
    case RELATION:
      return (
        catalog.may_be_null.has(`${wordOf(entry, 'relid')}.${varattno}`) &&
        !isWritten(catalog, scope, { varno, varattno, ...(of ? { of } : {}) }, depth)
      )
    case SUBQUERY: {
      const subquery = fieldOf(entry, 'subquery')
      return isTree(subquery) && columnMayBeNull(catalog, scopeOf(catalog, subquery, scope), place, depth + 1)
    }
    case JOIN:
      return of_list('joinaliasvars')
    case GROUP:
      return of_list('groupexprs')
    case VALUES: {
      const rows = fieldOf(entry, 'values_lists')
      return (
        Array.isArray(rows) &&
        rows.some((row) =>
          treesIn(row)
            .slice(place, place + 1)
            .some((one) => mayBeNull(catalog, scope, one, depth + 1)),
        )
      )
    }
    case CTE:
      return withQueryMayBeNull(catalog, scope, entry, { place, depth })
    default:
      return false
  }
}

/** Whether the statement itself writes something into this column that is not null. */
function isWritten(catalog: Catalog, scope: Scope, { varno, varattno, of }: Column, depth: number): boolean {
  const { query } = scope
  if (!of || fieldOf(query, 'commandType') === '1' || fieldOf(query, 'resultRelation') !== varno) return false
  if (fieldOf(of, 'varreturningtype') === OLD_ROW) return false
  const entries = [query, ...treesIn(fieldOf(query, 'onConflict')).filter((one) => fieldOf(one, 'action') === '2')].map(
    (one, place) =>
      treesIn(fieldOf(one, place === 0 ? 'targetList' : 'onConflictSet')).find(
        (entry) => fieldOf(entry, 'resno') === varattno,
      ),
  )
  return entries.every((entry) => {
    const expression = fieldOf(entry, 'expr')
    return isTree(expression) && !mayBeNull(catalog, scope, expression, depth + 1)
  })
}

function withQueryMayBeNull(
  catalog: Catalog,
  scope: Scope,
  entry: Tree,
  { place, depth }: { place: number; depth: number },
): boolean {
  let owner: Scope | null = scope
  for (let up = Number(fieldOf(entry, 'ctelevelsup')); up > 0 && owner; up--) owner = owner.outer
  const found = treesIn(fieldOf(owner?.query, 'cteList')).find(
    (one) => fieldOf(one, 'ctename') === fieldOf(entry, 'ctename'),
  )
  const query = fieldOf(found, 'ctequery')
  if (!owner || !isTree(query) || fieldOf(entry, 'self_reference') === 'true') return false
  return columnMayBeNull(catalog, scopeOf(catalog, query, owner), place, depth + 1)
}
