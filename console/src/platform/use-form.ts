import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NetworkFailure, Refusal } from './api.ts'

export type Failure = Refusal | NetworkFailure

/** A form that waits for the house. What was typed stays on a refusal, and the focus goes to the field that is wrong. */
export function useForm(send: (values: FormData) => Promise<unknown>, { takes_focus = false } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [is_busy, setBusy] = useState(false)

  useEffect(() => {
    if (takes_focus) form.current?.querySelector('input')?.focus()
  }, [takes_focus])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (is_busy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await send(values)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NetworkFailure)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  /** What is wrong with a field, or undefined. */
  const fault = (field: string) => (failure instanceof Refusal ? failure.errors[field]?.[0] : undefined)
  /** The sentence above the form: for what belongs to no field that is marked. */
  const sentence =
    failure && !(failure instanceof Refusal && Object.keys(failure.errors).length > 0) ? failure.message : null
  return { form, fault, sentence, is_busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

/** One field as typed, to the blank: for passwords. An absent one counts as empty. */
export function typedIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

export const textOf = (values: FormData, name: string) => typedIn(values, name).trim()
