import { parseSync } from '@swc/core'

const FUNCTION_LINES = 60
const COMPONENT_LINES = 120
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassMethod'])

interface Node {
  type?: string
  span?: { start: number; end: number }
  identifier?: { value?: string }
}

/** One line per function that cannot be read at one glance. */
export function longFunctions({ path, text }: { path: string; text: string }): string[] {
  if (!/\.tsx?$/.test(path)) return []
  const module = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' })
  // Positions are bytes, and swc goes on counting from file to file; the end of the file is the one fixed point.
  const bytes = Buffer.from(text)
  const base = module.span.end - Buffer.byteLength(text.trimEnd())
  const lineAt = (position: number) =>
    bytes
      .subarray(0, position - base)
      .toString()
      .split('\n').length
  return functionsIn(module).flatMap(({ span, identifier }) => {
    if (!span) return []
    const first = lineAt(span.start)
    const lines = lineAt(span.end) - first + 1
    const is_component = path.endsWith('.tsx') && /^[A-Z]/.test(identifier?.value ?? '')
    const lines_max = is_component ? COMPONENT_LINES : FUNCTION_LINES
    return lines > lines_max ? [`${path}:${first}: a function of ${lines} lines, more than ${lines_max}`] : []
  })
}

function functionsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(functionsIn)
  if (typeof value !== 'object' || value === null) return []
  const node: Node = value
  const inside = Object.values(value).flatMap(functionsIn)
  return FUNCTIONS.has(node.type ?? '') ? [node, ...inside] : inside
}
