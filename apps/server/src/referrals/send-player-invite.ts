import { inMember } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { ensurePlayerKey, normalEmail } from '#player/details.ts'
import { findOwner } from '#player/find-owner.ts'
import { readPlayer } from '#player/queries/players.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { ensureCode, referralUrl } from './own-code.ts'
import { countTry, insertInvite } from './queries.ts'
import { sealEmail } from './sealed-email.ts'

const maxTriesPerDay = 20

/**
 * Mails one invite per address. The strict profile and an address that was invited before get the same answer as a sent
 * invite, because they would reveal who plays here.
 */
export const sendPlayerInvite: Handler<'sendPlayerInvite'> = async (
  { email, customText },
  { member, session },
  context,
) => {
  const { db, vault, jobs, siteAddress, rateFactor } = context
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  // Committed before a refusal, so that refused tries count.
  const tries = await inMember(db, member.id, async tx => {
    if (await readRewardBlock(tx, player)) throw new Refusal('rewards.notClaimable')
    await ensureCode(tx, player)
    return countTry(tx, player)
  })
  if (tries > maxTriesPerDay * rateFactor) throw new Refusal('request.rateLimited')
  return inMember(db, member.id, async tx => {
    if ((await findOwner(tx, vault, member.id, 'email', email)) !== undefined) {
      if (member.profile.revealsRegisteredFriend) throw new Refusal('rewards.referralEmailRegistered')
      return { result: 1 }
    }
    const key = await ensurePlayerKey(tx, vault, player)
    const digest = vault.digest(member.id, 'email', normalEmail(email))
    if (!(await insertInvite(tx, player, { digest, sealed: sealEmail(key, player, email) })))
      return { result: 1 }
    const { code } = await ensureCode(tx, player)
    const { username, language } = await readPlayer(tx, member.id, player.playerId)
    const facts = { username, words: cleanWords(customText), link: referralUrl(siteAddress, member, code) }
    await sendMail(tx, jobs, member, { kind: 'invite', facts, to: email, language })
    return { result: 1 }
  })
}

/** Links in the words of a player would let anyone mail links in the operator's name. */
const cleanWords = (words: string | undefined): string | null => {
  const text = (words ?? '')
    .replaceAll(/\S*(?::\/\/|www\.)\S*/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text === '' ? null : text
}
