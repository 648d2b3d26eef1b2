import { endSessions } from '#operation/end-sessions.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { lockPlayerByUsername, toSubject } from '#staff/lock-player.ts'
import { hasMoney, updateToDemo } from '#staff/queries/players.ts'

/** Turns an account into a demo user, to whom account features are unavailable. Money could not leave it any more. */
export const setDemo = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'demo', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    const player = { memberId: acting.member.id, playerId: row.id }
    if (row.demo) throw new CommandRefused(`${username} is a demo user already`)
    if (await hasMoney(tx, player)) throw new CommandRefused(`${username} has money in the account`)
    await updateToDemo(tx, player)
    await endSessions(tx, player, 'logout')
    return { subject: toSubject(row), before: { demo: false }, after: { demo: true }, result: undefined }
  })
