import { databaseNow, inMember } from '@fairground/database/transaction'
import { findReferralRefusal } from '@fairground/rules/rewards/referral'
import { toReferralTerms } from '#operator/referral-terms.ts'
import { lockDeposited, readDueReferrals, readProgramme, setDeposited } from './queries/referrals.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

const dayMs = 86_400_000

/**
 * Records the first deposits of invited friends and rewards the players who invited them. The lane rewards a friend
 * once, so any worker may repeat it. Returns true if it rewarded someone.
 */
export const rewardReferrals = async (
  { db, lane, log }: ScheduleDeps,
  memberId: number,
): Promise<boolean> => {
  const { currency, terms, due, now } = await inMember(db, memberId, async tx => {
    const programme = await readProgramme(tx, memberId)
    const offered = toReferralTerms(programme.settings, programme.currency)
    const minimum = offered?.minimumDeposit ?? 1n
    for (const { id, ...link } of await lockDeposited(tx, memberId, { ...programme, minimum }))
      await setDeposited(tx, memberId, id, findReferralRefusal(link) ?? (offered ? null : 'noReward'))
    return {
      currency: programme.currency,
      terms: offered,
      due: offered ? await readDueReferrals(tx, memberId) : [],
      now: await databaseNow(tx),
    }
  })
  if (!terms) return false
  const { reward: amount, wageringTimes, useDays, rewardsAtMost } = terms
  const reward = { currency, amount, wageringTimes, weight: 100, expiresAt: now + useDays * dayMs }
  const answers = await Promise.all(
    due.map(referral => lane.submit(memberId, 'rewardReferral', { ...referral, ...reward, rewardsAtMost })),
  )
  if (answers.some(answer => 'refused' in answer && answer.refused === 'badTerms'))
    log.warn({ memberId }, 'the terms of the referral programme are not allowed')
  return answers.some(answer => 'grantId' in answer)
}
