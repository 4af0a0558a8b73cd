import type { Destination } from '#search/console/index.tsx'
import type { Permission } from '#staff/contract/rules.ts'
import { menuFor } from './routes.ts'
import { texts } from './texts.ts'

interface PermittedDestination extends Destination {
  /** All of them. */
  permissions: Permission[]
}

/** Parts of screens that have an address of their own, and what is begun in a sheet. */
const DESTINATIONS: PermittedDestination[] = [
  screen(texts.destinations.money, '/payment-accounts?view=money', ['payment_accounts.read']),
  screen(texts.destinations.balances, '/payment-accounts?view=balances', ['payment_accounts.read']),
  screen(texts.destinations.paymentTypes, '/payment-accounts?view=types', ['payment_accounts.read']),
  screen(texts.destinations.commissions, '/agents?view=commissions', ['agents.read']),
  screen(texts.destinations.launches, '/wagers?view=launches', ['wagers.read']),
  screen(texts.destinations.differences, '/wagers?view=differences', ['wagers.read']),
  action(texts.destinations.addAgent, '/staff?sheet=account&role=agent', ['staff.write', 'agents.write']),
  action(texts.destinations.addSubAgent, '/staff?sheet=account&role=sub_agent', ['staff.write']),
  action(texts.destinations.addStaff, '/staff?sheet=account', ['staff.write', 'agents.write']),
  action(texts.destinations.addAccount, '/payment-accounts?sheet=account', ['payment_accounts.write']),
  action(texts.destinations.addType, '/payment-accounts?view=types&sheet=type', ['payment_types.write']),
  action(texts.destinations.switchOff, '/switches', ['switches.write']),
]

function screen(title: string, href: string, permissions: Permission[]): PermittedDestination {
  return { kind: 'screen', title, href, permissions }
}

function action(title: string, href: string, permissions: Permission[]): PermittedDestination {
  return { kind: 'action', title, words: texts.destinations.otherWords, href, permissions }
}

/** Screens and actions that a person with these permissions finds by their names, in the order of the menu. */
export const destinationsFor = (permissions: readonly Permission[]): Destination[] => [
  ...menuFor(permissions).map(({ title, path }): Destination => ({ kind: 'screen', title, href: path })),
  ...DESTINATIONS.filter((destination) => destination.permissions.every((one) => permissions.includes(one))),
]
