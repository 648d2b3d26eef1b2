import { unlockAccount } from '#sign-in/attempts.ts'
import { act, type Acting, type OperatorParts } from './act.ts'
import { findPlayer, subjectOf } from './find-player.ts'
import { setStatus } from './set-status.ts'

/** Forgets failed logins, and opens an account that was locked by hand. */
export const unlockPlayer = (parts: OperatorParts, acting: Acting, username: string): Promise<void> =>
  act(parts, acting, 'unlock', async tx => {
    const memberId = acting.member.id
    const row = await findPlayer(tx, memberId, username)
    const status = row.status === 'locked' ? 'active' : row.status
    if (row.status === 'locked') await setStatus(tx, { memberId, playerId: row.id }, 'active')
    await unlockAccount(tx, memberId, row.username_key)
    return { subject: subjectOf(row), before: { status: row.status }, after: { status }, result: undefined }
  })
