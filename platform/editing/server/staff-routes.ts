import {
  EditingBody,
  EditingFileBody,
  EditingItemAnswer,
  EditingItemParams,
  EditingItemsAnswer,
  EditingKindsAnswer,
  EditingOrderBody,
  EditingParams,
  EditingPictureBody,
} from '#editing/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { PICTURE_BODY_BYTES_MAX } from '#platform/server/media/redraw-picture.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { changeFile, createFromFile } from './change-file.ts'
import { changeItem, createItem } from './change-item.ts'
import { changePicture } from './change-picture.ts'
import { describeKind, type Kind } from './kind.ts'
import { listItems } from './list-items.ts'
import { orderItems } from './order-items.ts'

/** Four pages of LEGAL_PAGE_LENGTH_MAX letters, each of three bytes. */
const ITEM_BODY_BYTES_MAX = 192 * 1024

const READ = 'content.read'
const WRITE = 'content.write'

/** The calls by which staff edits the content of each module: one group of calls for all. */
export function editingRoutes(db: Database, kinds: readonly Kind[]): ConsoleRoute[] {
  const kindOf = ({ kind: key }: Record<string, string | undefined>): Kind => {
    const kind = kinds.find((one) => one.key === key)
    if (!kind) throw new Problem('not_found')
    return kind
  }
  const list = { params: EditingParams, answer: EditingItemsAnswer }
  const file = {
    body: EditingFileBody,
    body_bytes_max: Math.max(...kinds.map((kind) => kind.file?.body_bytes_max ?? 0)),
  }
  const body = { body: EditingBody, body_bytes_max: ITEM_BODY_BYTES_MAX }
  const item = { params: EditingItemParams, answer: EditingItemAnswer }

  return [
    forStaff(READ, 'GET /content', { answer: EditingKindsAnswer }, async (_call, { permissions }) =>
      success(kinds.map((kind) => describeKind(kind, permissions))),
    ),
    forStaff(READ, 'GET /content/:kind', list, async ({ params }) => success(await listItems(db, kindOf(params)))),
    forStaff<EditingBody>(
      WRITE,
      'POST /content/:kind',
      { params: EditingParams, body: EditingBody, answer: EditingItemAnswer },
      async ({ params, body }, staff) => success(await createItem(db, staff, kindOf(params), body)),
    ),
    forStaff<EditingOrderBody>(
      WRITE,
      'POST /content/:kind/order',
      { ...list, body: EditingOrderBody },
      async ({ params, body }, staff) => success(await orderItems(db, staff, kindOf(params), body.ids)),
    ),
    forStaff<EditingFileBody>(
      WRITE,
      'POST /content/:kind/file',
      { params: EditingParams, answer: EditingItemAnswer, ...file },
      async ({ params, body }, staff) => success(await createFromFile(db, staff, kindOf(params), body.file)),
    ),
    forStaff<EditingBody>(WRITE, 'POST /content/:kind/:id', { ...item, ...body }, async (call, staff) => {
      const { params } = call
      return success(await changeItem(db, staff, kindOf(params), { id: Number(params.id), body: call.body }))
    }),
    forStaff<EditingPictureBody>(
      WRITE,
      'POST /content/:kind/:id/picture',
      { ...item, body: EditingPictureBody, body_bytes_max: PICTURE_BODY_BYTES_MAX },
      async ({ params, body }, staff) =>
        success(await changePicture(db, staff, kindOf(params), { id: Number(params.id), body })),
    ),
    forStaff<EditingFileBody>(
      WRITE,
      'POST /content/:kind/:id/file',
      { ...item, ...file },
      async ({ params, body }, staff) =>
        success(await changeFile(db, staff, kindOf(params), { id: Number(params.id), sent: body.file })),
    ),
  ]
}
