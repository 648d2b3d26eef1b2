import { inMember } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { fromDecimal } from '@fairground/rules/money/money'
import { currencyOf } from '#instance/terms.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readDetails } from '#player/details.ts'
import { playerById } from '#player/player-rows.ts'
import { siteUrl } from '#player/site-link.ts'
import { findSubscription } from './find-subscription.ts'

/** Always to the address of the account: nobody else's mailbox is filled from here. */
export const sendEmailSubscriptionDetails: Handler<'sendEmailSubscriptionDetails'> = async (
  { subscriptionId },
  { member, session },
  { db, vault, jobs, now, siteAddress },
) => {
  const playerId = requirePlayer(session)
  await inMember(db, member.id, async tx => {
    const found = await findSubscription(tx, member.id, playerId, subscriptionId, now())
    const { username, language } = await playerById(tx, member.id, playerId)
    const email = (await readDetails(tx, vault, { memberId: member.id, playerId }))?.email
    if (email === undefined) return
    const facts = {
      username,
      title: found.gameTitle,
      gamesLeft: found.gamesLeft,
      left: formatExact(fromDecimal(found.remainingBalance, currencyOf(found.currencyId))),
      lines: found.plays.map(line => line.join(', ')),
      link: siteUrl(siteAddress, member, `/subDetails?sid=${subscriptionId}`),
    }
    await sendMail(tx, jobs, member, { kind: 'subscriptionDetails', facts, to: email, language })
  })
  return { result: 1 }
}
