import type { readinessItems } from '@fairground/contract/operator/operations/operators'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readReadiness, type ReadinessFacts } from './queries.ts'

type Item = (typeof readinessItems)[number]

interface Check {
  readonly isReady: (row: ReadinessFacts) => boolean
  /** What is there, or what is missing. */
  readonly describe: (row: ReadinessFacts) => string
}

/** A proposal needs two people, so some roles need two. */
const needsRoles = (needed: { readonly [R in StaffRole]?: number }): Check => {
  const findMissing = ({ roles }: ReadinessFacts) =>
    Object.entries(needed).filter(([role, people]) => (roles[role] ?? 0) < people)
  return {
    isReady: row => findMissing(row).length === 0,
    describe: row =>
      findMissing(row)
        .map(([role, people]) => `${role}: ${row.roles[role] ?? 0} of ${people}`)
        .join(', ') || 'all roles are granted',
  }
}

const hasPayments = ({ settings }: ReadinessFacts): boolean => {
  const { deposits } = settings as { readonly deposits?: Readonly<Record<string, unknown>> }
  const methods = ['card', 'eWallet', 'bank'].map(kind => deposits?.[kind])
  return methods.some(range => range !== null)
}

const checks: { readonly [I in Item]: Check } = {
  hosts: { isReady: row => row.hosts > 0, describe: row => `${row.hosts} hosts` },
  lane: {
    isReady: row => row.isServed,
    describe: row => (row.isServed ? 'a lane serves it' : 'no lane yet'),
  },
  returns: {
    isReady: row => row.hasReturns,
    describe: row => (row.hasReturns ? 'range set' : 'any return to player is accepted'),
  },
  mailAddress: {
    isReady: row => typeof row.settings['mailAddress'] === 'string',
    describe: row => (row.settings['mailAddress'] === undefined ? 'no sender of mails' : 'sender set'),
  },
  payments: {
    isReady: hasPayments,
    describe: row => (hasPayments(row) ? 'a method of payment is open' : 'all methods of payment are off'),
  },
  game: { isReady: row => row.games > 0, describe: row => `${row.games} games` },
  openInstance: {
    isReady: row => row.openInstances > 0,
    describe: row => `${row.openInstances} open instances`,
  },
  pages: { isReady: row => row.pages > 0, describe: row => `${row.pages} pages` },
  gameStaff: needsRoles({ productManager: 1, gameApprover: 1 }),
  drawStaff: needsRoles({ drawOfficer: 1, controller: 1 }),
  moneyStaff: needsRoles({ cashier: 2, finance: 2 }),
  playerStaff: needsRoles({ support: 1, kycAnalyst: 1, saferPlay: 2 }),
}

export const getReadiness: OperatorHandler<'getReadiness'> = (_, caller, { db }) => {
  const { id } = requireMember(caller)
  return inMember(db, id, async tx => {
    const row = await readReadiness(tx, id)
    const items = (Object.entries(checks) as [Item, Check][]).map(([item, check]) => ({
      item,
      isReady: check.isReady(row),
      detail: check.describe(row).slice(0, 144),
    }))
    return { isReady: items.every(({ isReady }) => isReady), items }
  })
}
