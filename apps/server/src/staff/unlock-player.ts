import { unlockAccount } from '#player/queries/login-failures.ts'
import { act, type Acting, type StaffDeps } from './act.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'
import { updateStatus } from './queries/players.ts'

/** Clears failed logins and unlocks an account that staff locked. */
export const unlockPlayer = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'unlock', async tx => {
    const memberId = acting.member.id
    const row = await lockPlayerByUsername(tx, memberId, username)
    const status = row.status === 'locked' ? 'active' : row.status
    if (row.status === 'locked') await updateStatus(tx, { memberId, playerId: row.id }, 'active')
    await unlockAccount(tx, memberId, row.username_key)
    return { subject: toSubject(row), before: { status: row.status }, after: { status }, result: undefined }
  })
