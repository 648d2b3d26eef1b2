import type { Tx } from '@fairground/database/transaction'
import { ACCOUNT_STATUSES, type AccountStatus } from '@fairground/rules/play/account-status'
import { CommandRefused } from '#staff/act.ts'
import { lockPlayerByUsername, toSubject } from '#staff/lock-player.ts'
import { findBeforeOfLast } from '#staff/queries/audit-entries.ts'
import { updateStatus } from '#staff/queries/players.ts'
import type { ProposalRule } from '../proposal-rule.ts'

/** Restores the status before the ban, so that an excluded player stays excluded. */
const findStatusBeforeBan = async (tx: Tx, memberId: number, subject: string): Promise<AccountStatus> => {
  const before = await findBeforeOfLast(tx, memberId, subject, 'ban')
  const { status } = (before ?? {}) as { readonly status?: string }
  return ACCOUNT_STATUSES.find(known => known === status) ?? 'active'
}

const requireBanned = async (tx: Tx, memberId: number, username: string) => {
  const row = await lockPlayerByUsername(tx, memberId, username)
  if (row.status !== 'banned') throw new CommandRefused(`${username} is not banned`)
  return row
}

export const unbanPlayerRule: ProposalRule<'unbanPlayer'> = {
  toSubject: ({ username }) => `username/${username.toLowerCase()}`,
  async check(tx, memberId, { username }) {
    await requireBanned(tx, memberId, username)
  },
  async executeInside(tx, { memberId, payload }) {
    const row = await requireBanned(tx, memberId, payload.username)
    const status = await findStatusBeforeBan(tx, memberId, toSubject(row))
    await updateStatus(tx, { memberId, playerId: row.id }, status)
    return { before: { status: row.status }, after: { player: row.id, status } }
  },
}
