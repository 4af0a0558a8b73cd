import { at, isFilled, isList, isOk, type Shape, wrongFields } from '../fields.ts'
import { brief, type Member, type Run } from '../run.ts'

/** Enough to see that pictures are where they are said to be. */
const PICTURES_MAX = 8

interface List {
  path: string
  /** As the specification names the call, where that differs from the path. */
  name?: string
  row: Shape
  member?: Member | null
}

/** A list whose payload is in `data`; answers its rows, none where they are elsewhere. */
export async function checkList(run: Run, { path, name = path, row, member }: List): Promise<unknown[]> {
  const call = `GET ${name}`
  const answer = await run.client.get(path, { token: member?.token })
  const rows = at(answer.body, 'data')
  const is_there = run.claims.check(
    call,
    'carries its list in data',
    isOk(answer.status) && isList(rows),
    brief(answer),
  )
  if (!is_there || !isList(rows)) return []
  checkRows(run, { call, row }, rows)
  return rows
}

export function checkRows({ claims }: Run, { call, row }: { call: string; row: Shape }, rows: unknown[]): void {
  const claim = `its rows have ${Object.keys(row).join(', ')}`
  if (rows.length === 0) return claims.skip(call, claim, 'the list is empty')
  const wrong = rows.map((one) => wrongFields(one, row)).filter((fields) => fields.length > 0)
  claims.check(call, claim, wrong.length === 0, wrong[0]?.join('; ') ?? rows[0])
}

/** Pictures are paths behind the API's host. */
export async function checkPictures({ client, claims }: Run, call: string, pictures: unknown[]): Promise<void> {
  const claim = 'its pictures load from the host and their path'
  const paths = [...new Set(pictures.filter(isFilled) as string[])].slice(0, PICTURES_MAX)
  if (paths.length === 0) return claims.skip(call, claim, 'no row names a picture')
  const missing: string[] = []
  for (const path of paths) {
    const { status, type } = await client.fetchUrl(`${client.host}${path.startsWith('/') ? '' : '/'}${path}`)
    if (!isOk(status) || !type.startsWith('image/')) missing.push(`${status} ${type} ${path}`)
  }
  claims.check(call, claim, missing.length === 0, missing[0] ?? paths[0])
}
