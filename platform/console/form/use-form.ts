import { useEffect } from 'react'
import { typedIn, useSending } from '#ui/components/controls/use-sending.ts'
import { isFailure, Refusal } from '../call/api.ts'

/** A form of the console, with what its fields and the sentence above them say. */
export function useForm(send: (values: FormData) => Promise<unknown>, { takes_focus = false } = {}) {
  const { form, failure, is_busy, submit } = useSending({ send, isFailure })

  useEffect(() => {
    if (takes_focus) form.current?.querySelector('input')?.focus()
  }, [takes_focus, form])

  /** The fault of a field, or undefined. */
  const fault = (field: string) => (failure instanceof Refusal ? failure.errors[field]?.[0] : undefined)
  /** The sentence above the form: for what belongs to no field that is marked. */
  const sentence =
    failure && !(failure instanceof Refusal && Object.keys(failure.errors).length > 0) ? failure.message : null
  return { form, fault, sentence, is_busy, submit }
}

export const textOf = (values: FormData, name: string) => typedIn(values, name).trim()
