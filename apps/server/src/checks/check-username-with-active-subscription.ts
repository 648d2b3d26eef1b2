import { inMember } from '@fairground/database/transaction'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Handler } from '#operation/handler.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { hasActiveSubscription } from './queries.ts'
import { stripOperatorId } from './strip-operator-id.ts'

export const checkUsernameWithActiveSubscription: Handler<'checkUsernameWithActiveSubscription'> = async (
  input,
  { member },
  { db },
) => {
  const username = stripOperatorId(input.username)
  if (usernameProblem(username) !== undefined) return { exists: false }
  const exists = await inMember(db, member.id, async tx => {
    const player = await findPlayerByUsername(tx, member.id, username)
    return hasActiveSubscription(tx, member.id, player?.id)
  })
  return { exists }
}
