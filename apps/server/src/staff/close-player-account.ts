import { inMember } from '@fairground/database/transaction'
import { closePlayer, endSubscriptions } from '#player/close-player.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { publishSignOut } from './ban-player.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'

/** A banned or excluded account keeps its status, because that is stricter than closed. */
const mayClose: ReadonlySet<string> = new Set(['active', 'locked', 'expired'])

export const closePlayerAccount = async (
  deps: StaffDeps,
  acting: Acting,
  username: string,
): Promise<void> => {
  const { member } = acting
  const found = await inMember(deps.db, member.id, tx => lockPlayerByUsername(tx, member.id, username))
  if (!mayClose.has(found.status)) throw new CommandRefused(`${username} is ${found.status}`)
  await endSubscriptions(deps.db, deps.lane, member.id, found.id)
  await act(deps, acting, 'close', async tx => {
    const row = await lockPlayerByUsername(tx, member.id, username)
    if (!mayClose.has(row.status)) throw new CommandRefused(`${username} is ${row.status}`)
    await closePlayer(tx, deps, member, row)
    await publishSignOut(tx, { memberId: member.id, playerId: row.id }, 'closed')
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { status: 'closed' },
      result: undefined,
    }
  })
}
