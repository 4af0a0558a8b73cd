import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NetworkFailure, Refusal } from '../../platform/api.ts'

export type Failure = Refusal | NetworkFailure

/**
 * A form that waits for the house. What was typed stays where it is on a refusal,
 * and the focus goes to the first field that is marked wrong.
 */
export function useForm(options: {
  send: (values: FormData) => Promise<void>
  onFailure?: (failure: Failure) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [is_busy, setBusy] = useState(false)

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (is_busy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await options.send(values)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NetworkFailure)) throw error
      setFailure(error)
      options.onFailure?.(error)
    } finally {
      setBusy(false)
    }
  }

  return { form, failure, is_busy, submit }
}

/** One field as typed; a file or an absent field counts as empty. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
