import type { Tx } from '@fairground/database/transaction'
import { ACCOUNT_STATUSES, type AccountStatus } from '@fairground/rules/play/account-status'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'
import { findBeforeOfLast } from './queries/audit-entries.ts'
import { updateStatus } from './queries/players.ts'
import { isSameName } from './same-name.ts'

/** Needs a second staff member. Restores the status before the ban, so that an excluded player stays excluded. */
export const unbanPlayer = (
  deps: StaffDeps,
  acting: Acting,
  username: string,
  secondActor: string,
): Promise<void> => {
  if (secondActor.trim() === '' || isSameName(acting.actor, secondActor))
    throw new CommandRefused('two different staff members must lift a ban')
  return act(deps, acting, 'unban', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    if (row.status !== 'banned') throw new CommandRefused(`${username} is not banned`)
    const status = await statusBeforeBan(tx, acting.member.id, toSubject(row))
    await updateStatus(tx, { memberId: acting.member.id, playerId: row.id }, status)
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { status, secondActor },
      result: undefined,
    }
  })
}

const statusBeforeBan = async (tx: Tx, memberId: number, subject: string): Promise<AccountStatus> => {
  const before = await findBeforeOfLast(tx, memberId, subject, 'ban')
  const { status } = (before ?? {}) as { readonly status?: string }
  return ACCOUNT_STATUSES.find(known => known === status) ?? 'active'
}
