import type { Referral } from '@fairground/contract/entities/rewards/referral'
import { inMember } from '@fairground/database/transaction'
import { toReferralTerms } from '#operator/referral-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { ensureCode, referralUrl } from './own-code.ts'
import { readReferrals, readTotals } from './queries.ts'
import { openEmail } from './sealed-email.ts'

type ReferralRow = Awaited<ReturnType<typeof readReferrals>>[number]

export const getReferralsReport: Handler<'getReferralsReport'> = (
  { page, maxResults },
  { member, session },
  { db, vault, siteAddress },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const { currency } = member
  return inMember(db, member.id, async tx => {
    const { code, visits } = await ensureCode(tx, player)
    const key = await ensurePlayerKey(tx, vault, player)
    const totals = await readTotals(tx, player, currency)
    const rows = await readReferrals(tx, player, { limit: maxResults, offset: page * maxResults })
    const terms = toReferralTerms(member.settings, currency)
    const nameFor = ({ sealed_email, username }: ReferralRow): string =>
      sealed_email === null ? hideName(username ?? '') : openEmail(key, player, sealed_email)
    return {
      result: rows.map(row => ({
        name: nameFor(row),
        status: statusFor(row),
        invitedAt: Math.floor(row.invited_at),
        registeredAt: row.joined_at === null ? null : Math.floor(row.joined_at),
        earned: decimal(row.amount ?? 0n, row.currency ?? currency),
        currencyId: row.currency ?? currency,
      })),
      totalCount: totals.sent,
      refStr: code,
      referralUrl: referralUrl(siteAddress, member, code),
      totalEarned: decimal(totals.earned, currency),
      currencyId: currency,
      sent: totals.sent,
      joined: totals.joined,
      visits,
      terms: terms && {
        reward: decimal(terms.reward, currency),
        wageringNeeded: decimal(terms.reward * BigInt(terms.wageringTimes), currency),
        useDays: terms.useDays,
        minimumDeposit: decimal(terms.minimumDeposit, currency),
        rewardsAtMost: terms.rewardsAtMost,
      },
    }
  })
}

/** A refused referral looks like one that waits, because the reason is for the operator's staff only. */
const statusFor = (row: ReferralRow): Referral['status'] => {
  if (row.rewarded_at !== null) return 'rewarded'
  if (row.deposited_at !== null) return 'deposited'
  return row.joined_at === null ? 'invited' : 'registered'
}

/** Friends who came with the link are recognised by the first letters of their username. */
const hideName = (username: string): string => `${username.slice(0, 2)}…`
