import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOwn, Refusal } from '#platform/site/calls/api.ts'
import type { TwoDSavedList, TwoDSavedListBody } from '#two-d/contract/saved-lists.ts'
import { savedListsQuery } from './queries.ts'

/** Saves and removes lists. Each answer has all lists that the player has then. */
export function useSave() {
  const cache = useQueryClient()
  const [is_saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Refusal | 'network_error' | null>(null)
  const send = async (path: string, body: Partial<TwoDSavedListBody>): Promise<boolean> => {
    setSaving(true)
    setFailure(null)
    try {
      cache.setQueryData(savedListsQuery.queryKey, await callOwn<TwoDSavedList[]>('POST', path, { body }))
      return true
    } catch (error) {
      setFailure(error instanceof Refusal ? error : 'network_error')
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    is_saving,
    failure,
    save: (list: TwoDSavedListBody) => send('/twod-lists', list),
    remove: ({ id }: TwoDSavedList) => send(`/twod-lists/${id}/remove`, {}),
  }
}
