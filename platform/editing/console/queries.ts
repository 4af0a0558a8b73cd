import { queryOptions } from '@tanstack/react-query'
import type {
  EditingBody,
  EditingItemAnswer,
  EditingItemsAnswer,
  EditingKindsAnswer,
  EditingPictureBody,
} from '#editing/contract/staff.ts'
import { call } from '#platform/console/call/api.ts'
import { queryClient } from '#platform/console/call/query-client.ts'

const KEY = ['content']

export const kindsQuery = queryOptions({
  queryKey: [...KEY, 'kinds'],
  queryFn: async ({ signal }) => (await call<EditingKindsAnswer>('GET', '/content', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

export const itemsQuery = (kind: string) =>
  queryOptions({
    queryKey: [...KEY, 'items', kind],
    queryFn: async ({ signal }) => (await call<EditingItemsAnswer>('GET', `/content/${kind}`, { signal })).data,
  })

async function change<T>(kind: string, path: string, body: unknown): Promise<T> {
  try {
    return await call<T>('POST', `/content/${kind}${path}`, { body })
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: itemsQuery(kind).queryKey })
  }
}

export const createItem = async (kind: string, body: EditingBody) =>
  (await change<EditingItemAnswer>(kind, '', body)).data
export const createFromFile = async (kind: string, file: string) =>
  (await change<EditingItemAnswer>(kind, '/file', { file })).data
export const changeFile = async (kind: string, id: number, file: string) =>
  (await change<EditingItemAnswer>(kind, `/${id}/file`, { file })).data
export const changeItem = (kind: string, id: number, body: EditingBody) =>
  change<EditingItemAnswer>(kind, `/${id}`, body)
export const changePicture = (kind: string, id: number, body: EditingPictureBody) =>
  change<EditingItemAnswer>(kind, `/${id}/picture`, body)
export const orderItems = (kind: string, ids: number[]) => change<EditingItemsAnswer>(kind, '/order', { ids })
