import { inMember } from '@fairground/database/transaction'
import { closePlayer, endSubscriptions } from '#player/close-player.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { throwOut } from './ban-player.ts'
import { findPlayer, subjectOf } from './find-player.ts'

/** Who is banned or has excluded himself stays so: that says more than that the account is closed. */
const mayClose: ReadonlySet<string> = new Set(['active', 'locked', 'expired'])

export const closePlayerAccount = async (
  parts: OperatorParts,
  acting: Acting,
  username: string,
): Promise<void> => {
  const { member } = acting
  const found = await inMember(parts.db, member.id, tx => findPlayer(tx, member.id, username))
  if (!mayClose.has(found.status)) throw new NotDone(`${username} is ${found.status}`)
  await endSubscriptions(parts.db, parts.lane, member.id, found.id)
  await act(parts, acting, 'close', async tx => {
    const row = await findPlayer(tx, member.id, username)
    if (!mayClose.has(row.status)) throw new NotDone(`${username} is ${row.status}`)
    await closePlayer(tx, parts, member, row)
    await throwOut(tx, { memberId: member.id, playerId: row.id }, 'closed')
    return {
      subject: subjectOf(row),
      before: { status: row.status },
      after: { status: 'closed' },
      result: undefined,
    }
  })
}
