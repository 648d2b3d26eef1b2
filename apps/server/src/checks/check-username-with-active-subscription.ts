import { inMember } from '@fairground/database/transaction'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Handler } from '#operation/handler.ts'
import { playerByUsername } from '#player/player-rows.ts'
import { hasActiveSubscription } from './has-active-subscription.ts'
import { valueOf } from './value-of.ts'

export const checkUsernameWithActiveSubscription: Handler<'checkUsernameWithActiveSubscription'> = async (
  input,
  { member },
  { db },
) => {
  const username = valueOf(input.username)
  if (usernameProblem(username) !== undefined) return { exists: false }
  const exists = await inMember(db, member.id, async tx => {
    const player = await playerByUsername(tx, member.id, username)
    return hasActiveSubscription(tx, member.id, player?.id)
  })
  return { exists }
}
