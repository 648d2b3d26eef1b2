import { createHash } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { findUsername } from '#providers/whitelabel.ts'
import { consumeWhitelabelSession } from './queries.ts'
import { signIn, findWhitelabelPartner } from '#sign-in/index.ts'

/** The operator's own system identifies the visitor by username. */
export const loginWhitelabel: Handler<'login.whitelabel'> = async ({ sessionId }, caller, context) => {
  const { member, session } = caller
  const { db, vault, fetchPartner, log, now } = context
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const partner = await inMember(db, member.id, tx => findWhitelabelPartner(tx, vault, member.id))
  if (!partner) throw new Refusal('whitelabel.failed')
  const username = await findUsername(partner, sessionId, now(), fetchPartner).catch((error: unknown) => {
    log.warn({ err: error }, 'whitelabel partner does not respond')
    return undefined
  })
  if (username === undefined) throw new Refusal('whitelabel.failed')
  const digest = createHash('sha256').update(sessionId).digest()
  // An id in an address may leak into histories and logs, so it is accepted once.
  const player = await inMember(db, member.id, async tx =>
    (await consumeWhitelabelSession(tx, member.id, digest))
      ? findPlayerByUsername(tx, member.id, username)
      : undefined,
  )
  if (!player) throw new Refusal('whitelabel.failed')
  return signIn(player, caller, context)
}
