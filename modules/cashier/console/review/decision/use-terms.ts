import { useState } from 'react'
import type { ReceivedReason } from '#cashier/contract/rules.ts'
import type { ApproveBody, RequestDetail } from '#cashier/contract/staff.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'
import { texts } from '../texts.ts'

/** The terms that staff types with an approval. */
export interface Terms {
  reuse_reason: string
  /** Another amount has arrived than was asked for. */
  is_other: boolean
  amount: string
  code: ReceivedReason | null
  note: string
}

const NOTHING: Terms = { reuse_reason: '', is_other: false, amount: '', code: null, note: '' }
const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/

export interface TermsInHand {
  terms: Terms
  change: (changes: Partial<Terms>) => void
  needs_reuse_reason: boolean
  /** The body of the approval, without the version. */
  approval: Omit<ApproveBody, 'version'>
  /** The amount that would be credited, in kyat. */
  credited: number
  needs_second_person: boolean
  /** A sentence that names the missing entry; null where the request can be approved. */
  missing: string | null
}

/** The reason and the amount that go with an approval of a deposit, and what they make of it. */
export function useTerms(request: RequestDetail): TermsInHand {
  const [terms, setTerms] = useState(NOTHING)
  const { same_reference, received, amount, second_person_above } = request
  const is_used = same_reference?.is_approved === true
  const needs_reuse_reason = is_used && request.reuse_reason === null
  const plain = plainAmount(terms.amount.replace(/\s/g, ''))
  const typed = AMOUNT.test(plain) ? Number(plain) : null
  const credited = terms.is_other ? (typed ?? amount) : (received?.amount ?? amount)
  return {
    terms,
    change: (changes) => setTerms((before) => ({ ...before, ...changes })),
    needs_reuse_reason,
    approval: {
      ...(needs_reuse_reason && { reuse_reason: terms.reuse_reason.trim() }),
      ...(terms.is_other && {
        received_amount: typed,
        received_reason: terms.code ?? 'other',
        ...(terms.note.trim() !== '' && { received_note: terms.note.trim() }),
      }),
    },
    credited,
    needs_second_person: is_used || request.first_approval !== null || credited > second_person_above,
    missing: missingIn(terms, { needs_reuse_reason, typed }),
  }
}

function missingIn(
  terms: Terms,
  { needs_reuse_reason, typed }: { needs_reuse_reason: boolean; typed: number | null },
): string | null {
  if (needs_reuse_reason && terms.reuse_reason.trim() === '') return texts.reuse.missing
  if (!terms.is_other) return null
  if (typed === null) return texts.received.amountMissing
  return terms.code === null && terms.note.trim() === '' ? texts.received.reasonMissing : null
}
