/** Reads accounts and ways to pay, from any server. */
import type { Bank, PaymentType, UserPayment } from '#cashier/contract/player.ts'
import { fields, fieldsOf, listOf, number, type Parse, picture, text } from '#platform/site/calls/understand.ts'

const namedType = fields<PaymentType>({ id: number, name: text, image: picture })

/** A way to pay is an object with its name, or the name alone. */
export const parsePaymentType: Parse<PaymentType> = (value) =>
  namedType(typeof value === 'object' ? value : { name: value })

/** An account number has one of two names. */
export const accountNumber = (row: unknown): string => {
  const { account_number, account_no } = fieldsOf(row)
  return text(account_number) || text(account_no)
}

const parseBank: Parse<Bank> = (value) => {
  const { id, payment_type, payment_type_id, account_name, image } = fieldsOf(value)
  const type = parsePaymentType(payment_type)
  return {
    id: number(id),
    payment_type: type.name,
    payment_type_id: number(payment_type_id) || type.id,
    account_name: text(account_name),
    account_number: accountNumber(value),
    image: picture(image) ?? type.image,
  }
}

const parseUserPayment: Parse<UserPayment> = (value) => {
  const { payment_type, payment_type_id, account_name } = fieldsOf(value)
  const type = parsePaymentType(payment_type)
  return {
    payment_type: { ...type, id: type.id || number(payment_type_id) },
    account_name: text(account_name),
    account_no: accountNumber(value),
  }
}

export const parseBanks = listOf(parseBank)
export const parseUserPayments = listOf(parseUserPayment)
