import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { endSessions } from '#operation/end-sessions.ts'
import { revokeAccessKeys } from '#player/link-keys.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'
import { updateStatus } from './queries/players.ts'

/** The ban, the end of all sessions and the event that signs browsers out are one transaction. */
export const banPlayer = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'ban', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    if (row.status === 'banned' || row.status === 'closed')
      throw new CommandRefused(`${username} is ${row.status}`)
    const player = { memberId: acting.member.id, playerId: row.id }
    await updateStatus(tx, player, 'banned')
    await endSessions(tx, player, 'banned')
    await revokeAccessKeys(tx, player)
    await publishSignOut(tx, player, 'banned')
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { status: 'banned' },
      result: undefined,
    }
  })

export const publishSignOut = (tx: Tx, player: PlayerKey, reason: string): Promise<void> =>
  putInOutbox(tx, player.memberId, announce('clientInvalidate', { eventType: 6, ...player, reason }))
