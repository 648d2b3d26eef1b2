import { inMember } from '@fairground/database/transaction'
import { parseReferralCode } from '@fairground/rules/rewards/referral'
import type { Handler } from '#operation/handler.ts'
import { countVisit } from './queries.ts'

/** Answers alike for every text, so that codes cannot be found by trying. */
export const trackReferralCode: Handler<'trackReferralCode'> = async ({ refStr }, { member }, { db }) => {
  const code = parseReferralCode(refStr)
  if (code) await inMember(db, member.id, tx => countVisit(tx, member.id, code))
  return { result: 1 }
}
