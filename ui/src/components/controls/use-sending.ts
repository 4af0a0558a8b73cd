import { type FormEvent, useEffect, useRef, useState } from 'react'

interface SendingOptions<Failure> {
  send: (values: FormData) => Promise<unknown>
  /** The no of the platform, and its silence; anything else is a fault of ours and is thrown on. */
  isFailure: (error: unknown) => error is Failure
  onFailure?: (failure: Failure) => void
}

/**
 * A form that waits for the platform. What was typed stays where it is on a refusal, and the focus goes to the first field
 * that is marked wrong.
 */
export function useSending<Failure>({ send, isFailure, onFailure }: SendingOptions<Failure>) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [is_busy, setBusy] = useState(false)

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  async function sendOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (is_busy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await send(values)
      setFailure(null)
    } catch (error) {
      if (!isFailure(error)) throw error
      setFailure(error)
      onFailure?.(error)
    } finally {
      setBusy(false)
    }
  }

  return { form, failure, is_busy, submit: (event: FormEvent<HTMLFormElement>) => void sendOnce(event) }
}

/** One field as typed, to the blank: for passwords. A file or an absent field counts as empty. */
export function typedIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
