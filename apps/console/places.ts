import type { Place } from '#search/console/index.tsx'
import type { Permission } from '#staff/contract/rules.ts'
import { menuFor } from './routes.ts'
import { texts } from './texts.ts'

interface PermittedPlace extends Place {
  /** All of them. */
  permissions: Permission[]
}

/** Parts of screens that have an address of their own, and what is begun in a sheet. */
const PLACES: PermittedPlace[] = [
  screen(texts.places.money, '/payment-accounts?view=money', ['payment_accounts.read']),
  screen(texts.places.balances, '/payment-accounts?view=balances', ['payment_accounts.read']),
  screen(texts.places.paymentTypes, '/payment-accounts?view=types', ['payment_accounts.read']),
  screen(texts.places.commissions, '/agents?view=commissions', ['agents.read']),
  screen(texts.places.launches, '/wagers?view=launches', ['wagers.read']),
  screen(texts.places.differences, '/wagers?view=differences', ['wagers.read']),
  action(texts.places.addAgent, '/staff?sheet=account&role=agent', ['staff.write', 'agents.write']),
  action(texts.places.addSubAgent, '/staff?sheet=account&role=sub_agent', ['staff.write']),
  action(texts.places.addStaff, '/staff?sheet=account', ['staff.write', 'agents.write']),
  action(texts.places.addAccount, '/payment-accounts?sheet=account', ['payment_accounts.write']),
  action(texts.places.addType, '/payment-accounts?view=types&sheet=type', ['payment_types.write']),
  action(texts.places.switchOff, '/switches', ['switches.write']),
]

function screen(title: string, href: string, permissions: Permission[]): PermittedPlace {
  return { kind: 'screen', title, href, permissions }
}

function action(title: string, href: string, permissions: Permission[]): PermittedPlace {
  return { kind: 'action', title, words: texts.places.otherWords, href, permissions }
}

/** Screens and actions that a person with these permissions finds by their names, in the order of the menu. */
export const placesFor = (permissions: readonly Permission[]): Place[] => [
  ...menuFor(permissions).map(({ title, path }): Place => ({ kind: 'screen', title, href: path })),
  ...PLACES.filter((place) => place.permissions.every((one) => permissions.includes(one))),
]
