import type { Tx } from '@fairground/database/transaction'
import { ACCOUNT_STATUSES, type AccountStatus } from '@fairground/rules/play/account-status'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { findPlayer, subjectOf } from './find-player.ts'
import { setStatus } from './set-status.ts'

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Needs a second person. The player is again what he was before: somebody who excluded himself stays excluded. */
export const unbanPlayer = (
  parts: OperatorParts,
  acting: Acting,
  username: string,
  secondActor: string,
): Promise<void> => {
  if (secondActor.trim() === '' || sameName(acting.actor, secondActor))
    throw new NotDone('a ban is lifted by two people')
  return act(parts, acting, 'unban', async tx => {
    const row = await findPlayer(tx, acting.member.id, username)
    if (row.status !== 'banned') throw new NotDone(`${username} is not banned`)
    const status = await statusBeforeBan(tx, acting.member.id, subjectOf(row))
    await setStatus(tx, { memberId: acting.member.id, playerId: row.id }, status)
    return {
      subject: subjectOf(row),
      before: { status: row.status },
      after: { status, secondActor },
      result: undefined,
    }
  })
}

const statusBeforeBan = async (tx: Tx, memberId: number, subject: string): Promise<AccountStatus> => {
  const ban = await tx
    .selectFrom('audit_entry')
    .select('before')
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .where('action', '=', 'ban')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { status } = (ban?.before ?? {}) as { readonly status?: string }
  return ACCOUNT_STATUSES.find(known => known === status) ?? 'active'
}
