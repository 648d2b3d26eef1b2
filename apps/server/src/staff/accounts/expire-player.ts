import { endSessions } from '#operation/end-sessions.ts'
import { publishSignOut } from '#staff/ban-player.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { lockPlayerByUsername, toSubject } from '#staff/lock-player.ts'
import { updateStatus } from '#staff/queries/players.ts'

/** For an account that is no longer valid, for example because documents have run out. Its plays still run and pay. */
export const expirePlayer = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'expire', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    if (row.status !== 'active') throw new CommandRefused(`${username} is ${row.status}`)
    const player = { memberId: acting.member.id, playerId: row.id }
    await updateStatus(tx, player, 'expired')
    await endSessions(tx, player, 'logout')
    await publishSignOut(tx, player, 'expired')
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { status: 'expired' },
      result: undefined,
    }
  })

export const renewPlayer = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'renew', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    if (row.status !== 'expired') throw new CommandRefused(`${username} has not expired`)
    await updateStatus(tx, { memberId: acting.member.id, playerId: row.id }, 'active')
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { status: 'active' },
      result: undefined,
    }
  })
