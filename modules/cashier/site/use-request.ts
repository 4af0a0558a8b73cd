import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/contract/language.ts'
import { type Failure, isFailure, Refusal } from '#platform/site/calls/api.ts'
import { newIdempotencyKey } from '#platform/site/calls/idempotency-key.ts'
import { submit as sendRequest } from '#platform/site/calls/submit.ts'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'
import { userQuery } from '#platform/site/session/session.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { cashierKey, logKey } from './queries.ts'

interface RequestOptions {
  path: '/depositfinicial' | '/withdrawfinicial'
  read: () => unknown
  /** Something in the form is seen to be wrong: nothing of it is sent. */
  is_wrong: boolean
  /** Said when the company has taken the request, and the log that shows it then. */
  done: { text: string; href: string }
  /** Where no answer came, and where one came that says nothing. */
  words: { unreachable: string; unexpected: string }
}

/** A request that is not answered yet. It keeps its id, so that a repetition asks for nothing twice. */
interface UnansweredRequest {
  content: string
  id: string
}

/** A form that asks for money to be moved: once, however often its button is pressed or the line breaks. */
export function useRequest({ path, read, is_wrong, done, words }: RequestOptions) {
  const cache = useQueryClient()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const unanswered = useRef<UnansweredRequest | null>(null)
  const is_on_its_way = useRef(false)
  const [is_sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { edited, edit, begin, judge } = useEdited()

  useEffect(() => focusWrong(failure && form.current), [failure])

  const send = async () => {
    begin()
    const body = read()
    const content = JSON.stringify(body)
    const request = unanswered.current?.content === content ? unanswered.current : { content, id: newIdempotencyKey() }
    unanswered.current = request
    try {
      await sendRequest(path, { body, idempotencyKey: request.id })
      unanswered.current = null
      setFailure(null)
      await leave(cache, done)
    } catch (error) {
      if (!isFailure(error)) throw error
      // A no is final; a broken or unreadable answer leaves open whether the request was taken.
      if (error instanceof Refusal && error.is_final) unanswered.current = null
      judge()
      setFailure(error)
    }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (is_on_its_way.current) return
    if (is_wrong) return focusWrong(form.current)
    is_on_its_way.current = true
    setSending(true)
    try {
      await send()
    } finally {
      is_on_its_way.current = false
      setSending(false)
    }
  }

  return {
    form,
    is_sending,
    submit,
    ...wordsOf(failure, { edited, language, words }),
    edit,
  }
}

/** Says that it is taken, and leads to the log that shows it. */
async function leave(cache: QueryClient, done: RequestOptions['done']): Promise<void> {
  void cache.invalidateQueries({ queryKey: userQuery.queryKey })
  showToast({ text: done.text, kind: 'success' })
  // One that was seen before would be shown at first, and the new row would push it down.
  cache.removeQueries({ queryKey: logKey, type: 'inactive' })
  // The button stays busy until the form has left: what was sent cannot be sent anew.
  await navigate(done.href)
  // Not before: what changes with the request would change the form while it is still seen.
  void cache.invalidateQueries({ queryKey: cashierKey })
}

/** The fields that were edited since the last answer, of which it says nothing. */
function useEdited() {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const since_sent = useRef(new Set<string>())
  return {
    edited,
    edit: (field: string) => {
      since_sent.current.add(field)
      setEdited((before) => new Set(before).add(field))
    },
    begin: () => since_sent.current.clear(),
    /** An answer has come; what was edited while it was on its way is not judged by it. */
    judge: () => setEdited(new Set(since_sent.current)),
  }
}

/** The first field that is marked wrong. */
function focusWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
}

interface WordsContext {
  edited: ReadonlySet<string>
  language: Language
  words: RequestOptions['words']
}

function wordsOf(failure: Failure | null, { edited, language, words }: WordsContext) {
  const refusal = failure instanceof Refusal ? failure : null
  const has_marked_fields = refusal?.code === 'invalid_fields' && Object.keys(refusal.errors).length > 0
  const whole = refusal ? refusalText(refusal, language) || words.unexpected : words.unreachable
  return {
    /** The sentence under one field, until the player edits it. */
    errorOf: (field: string) => (refusal && !edited.has(field) ? fieldText(refusal, field, language) : undefined),
    /** The sentence on the request as a whole. */
    error: failure === null || has_marked_fields || edited.size > 0 ? undefined : whole,
  }
}
