import { inMember } from '@fairground/database/transaction'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Handler } from '#operation/handler.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { stripOperatorId } from './strip-operator-id.ts'

export const checkUsername: Handler<'checkUsername'> = async (input, { member }, { db }) => {
  const username = stripOperatorId(input.username)
  if (usernameProblem(username) !== undefined) return { exists: false }
  const player = await inMember(db, member.id, tx => findPlayerByUsername(tx, member.id, username))
  return { exists: player !== undefined }
}
