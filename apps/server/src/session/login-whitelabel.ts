import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerByUsername } from '#player/player-rows.ts'
import { usernameOfSession } from '#providers/whitelabel.ts'
import { enter } from '#sign-in/enter.ts'
import { whitelabelPartnerOf } from '#sign-in/partners.ts'

/** The operator's own system vouches for its visitor: who he is there, he is here. */
export const loginWhitelabel: Handler<'login.whitelabel'> = async ({ sessionId }, caller, context) => {
  const { member, session } = caller
  const { db, vault, log, now } = context
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const partner = await inMember(db, member.id, tx => whitelabelPartnerOf(tx, vault, member.id))
  if (!partner) throw new Refusal('whitelabel.failed')
  const username = await usernameOfSession(partner, sessionId, now()).catch((error: unknown) => {
    log.warn({ err: error }, 'the operator does not answer')
    return undefined
  })
  if (username === undefined) throw new Refusal('whitelabel.failed')
  const player = await inMember(db, member.id, tx => playerByUsername(tx, member.id, username))
  if (!player) throw new Refusal('whitelabel.failed')
  return enter(player, caller, context)
}
