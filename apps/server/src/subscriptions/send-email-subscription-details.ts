import { inMember } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { fromDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import { toLocale } from '#mail/mail-moment.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readDetails } from '#player/details.ts'
import { readPlayer } from '#player/queries/players.ts'
import { siteUrl } from '#player/site-link.ts'
import { requireSubscription } from './require-subscription.ts'

/** Sends only to the address of the account, so that it cannot be used to send mail to others. */
export const sendEmailSubscriptionDetails: Handler<'sendEmailSubscriptionDetails'> = async (
  { subscriptionId },
  { member, session },
  { db, vault, jobs, now, siteAddress },
) => {
  const playerId = requirePlayer(session)
  await inMember(db, member.id, async tx => {
    const subscription = await requireSubscription(tx, member.id, playerId, subscriptionId, now())
    const { username, language } = await readPlayer(tx, member.id, playerId)
    const email = (await readDetails(tx, vault, { memberId: member.id, playerId }))?.email
    if (email === undefined) return
    const facts = {
      username,
      title: subscription.gameTitle,
      gamesLeft: subscription.gamesLeft,
      left: formatExact(fromDecimal(subscription.remainingBalance, parseCurrency(subscription.currencyId)), {
        locale: toLocale(language),
      }),
      lines: subscription.plays.map(line => line.join(', ')),
      link: siteUrl(siteAddress, member, `/subDetails?sid=${subscriptionId}`),
    }
    await sendMail(tx, jobs, member, { kind: 'subscriptionDetails', facts, to: email, language })
  })
  return { result: 1 }
}
