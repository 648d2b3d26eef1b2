import { inMember } from '@fairground/database/transaction'
import { usernameProblem } from '@fairground/rules/validation/username'
import type { Handler } from '#operation/handler.ts'
import { playerByUsername } from '#player/player-rows.ts'
import { valueOf } from './value-of.ts'

export const checkUsername: Handler<'checkUsername'> = async (input, { member }, { db }) => {
  const username = valueOf(input.username)
  if (usernameProblem(username) !== undefined) return { exists: false }
  const player = await inMember(db, member.id, tx => playerByUsername(tx, member.id, username))
  return { exists: player !== undefined }
}
