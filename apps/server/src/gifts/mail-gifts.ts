import { inMember } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { readPlayer } from '#player/queries/players.ts'
import { siteUrl } from '#player/site-link.ts'
import { callerKey } from './caller-player.ts'
import { sealPurpose } from './find-recipients.ts'
import type { CatalogueRow } from './queries/catalogue.ts'
import { claimMails } from './queries/invites.ts'

/** Invites friends without an account, once each and in the language of the giver. Others are notified on the site. */
export const mailGifts = async (
  caller: Caller,
  { db, vault, jobs, siteAddress }: Pick<Context, 'db' | 'vault' | 'jobs' | 'siteAddress'>,
  { gameTitle }: CatalogueRow,
  inviteId: number,
): Promise<void> => {
  const { member } = caller
  const { memberId, playerId } = callerKey(caller)
  await inMember(db, memberId, async tx => {
    const mails = await claimMails(tx, memberId, inviteId)
    if (mails.length === 0) return
    const { username, language } = await readPlayer(tx, memberId, playerId)
    const facts = { from: username, game: gameTitle, link: siteUrl(siteAddress, member, '/register') }
    for (const { id, sealed } of mails) {
      const to = vault.open(memberId, sealPurpose, sealed) as string
      await sendMail(tx, jobs, member, { kind: 'giftInvite', facts, to, language, reference: `gift-${id}` })
    }
  })
}
