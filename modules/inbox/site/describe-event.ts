import type { InboxEvent } from '#inbox/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Texts } from '#platform/site/texts.ts'
import { dayOf } from '#platform/site/time/yangon-time.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import type en from './texts/en.ts'

interface DescribedEvent {
  title: string
  /** More of it, and what the player can do; null where the title says all. */
  line: string | null
  /** Where the thing is that it is about. */
  href: string
  tone: 'success' | 'error' | 'info'
}

type InboxTexts = Texts<typeof en>
type Of<Kind extends InboxEvent['kind']> = Extract<InboxEvent, { kind: Kind }>

const LOGS = { deposit: '/information?tab=logs&type=deposit', withdrawal: '/information?tab=logs&type=withdraw' }
const PROMOTIONS = '/promotion'
const PROFILE = '/information?tab=profile'

/** Whether the page on which the player asked for it has told them already: the inbox has it, and no toast. */
export const isAnswered = (event: InboxEvent): boolean =>
  event.kind === 'password.changed' || (event.kind === 'bonus.given' && !event.content.was_reviewed)

/** An event in the player's language. */
export function describeEvent(event: InboxEvent, texts: InboxTexts, language: Language): DescribedEvent {
  switch (event.kind) {
    case 'deposit.approved':
    case 'withdrawal.approved':
      return describeApproved(event, texts)
    case 'deposit.rejected':
    case 'withdrawal.rejected':
      return describeRejected(event, texts)
    case 'bonus.given':
    case 'bonus.finished':
    case 'bonus.lost':
      return describeBonus(event, texts)
    case 'two_d.slip_won':
    case 'two_d.result_corrected':
      return describeLine(event, texts, language)
    case 'password.changed':
      return { title: texts.password_changed, line: texts.password_line, href: PROFILE, tone: 'info' }
  }
}

function describeApproved(
  { kind, content: { number, amount } }: Of<'deposit.approved' | 'withdrawal.approved'>,
  texts: InboxTexts,
): DescribedEvent {
  const written = formatMoney(amount)
  return kind === 'deposit.approved'
    ? { title: texts.deposit_approved(written), line: null, href: LOGS.deposit, tone: 'success' }
    : { title: texts.withdrawal_approved(number, written), line: null, href: LOGS.withdrawal, tone: 'success' }
}

function describeRejected(
  { kind, content: { number, amount, rejection } }: Of<'deposit.rejected' | 'withdrawal.rejected'>,
  texts: InboxTexts,
): DescribedEvent {
  const { code, note } = rejection
  // `other` says nothing by itself where words were added.
  const reason = code === 'other' && note !== null ? null : texts.reasons[code]
  // Words of the staff say what to do; a preset does not.
  const why = [reason, note ?? texts.advice[code]]
  return kind === 'deposit.rejected'
    ? { title: texts.deposit_rejected(formatMoney(amount)), line: joined(why), href: LOGS.deposit, tone: 'error' }
    : {
        title: texts.withdrawal_rejected(number),
        line: joined([texts.given_back(formatMoney(amount)), ...why]),
        href: LOGS.withdrawal,
        tone: 'error',
      }
}

const joined = (parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ')

function describeBonus(event: Of<'bonus.given' | 'bonus.finished' | 'bonus.lost'>, texts: InboxTexts): DescribedEvent {
  const amount = formatMoney(event.content.amount)
  if (event.kind === 'bonus.lost') {
    const title = event.content.why === 'lapsed' ? texts.bonus_lapsed(amount) : texts.bonus_ended(amount)
    return { title, line: null, href: PROMOTIONS, tone: 'info' }
  }
  const title = event.kind === 'bonus.given' ? texts.bonus_given(amount) : texts.bonus_finished(amount)
  return { title, line: null, href: PROMOTIONS, tone: 'success' }
}

function describeLine(
  { kind, content: { game_date, session, digits, amount } }: Of<'two_d.slip_won' | 'two_d.result_corrected'>,
  texts: InboxTexts,
  language: Language,
): DescribedEvent {
  const written = formatMoney(amount)
  // Noon of that day is the same day in Yangon.
  const line = texts.session[session](dayOf(`${game_date}T12:00:00Z`, language))
  const half = session === 'early' || session === 'morning' ? 'morning' : 'evening'
  const href = `/${half}-bet-slip`
  return kind === 'two_d.slip_won'
    ? { title: texts.slip_won(digits, written), line, href, tone: 'success' }
    : { title: texts.result_corrected(digits, written), line, href, tone: 'info' }
}
