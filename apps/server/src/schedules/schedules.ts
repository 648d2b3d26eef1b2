import { type DueWork, findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { applyNotices } from './apply-notices.ts'
import { publishScheduledContent } from './publish-scheduled-content.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { fillSearchDigests } from './fill-search-digests.ts'
import { offerBonuses } from './offer-bonuses.ts'
import { rewardReferrals } from './reward-referrals.ts'
import { processRestrictions } from './process-restrictions.ts'
import type { ScheduleDeps } from './schedule-deps.ts'
import { returnGifts } from './return-gifts.ts'
import { playSubscriptions } from './play-subscriptions.ts'

const everyMs = 1000

/** Time-driven work on money, content, notices and players. Any number of workers may run, because each claims the work that is due. */
export const startSchedules = (deps: ScheduleDeps) => {
  const { db, log } = deps
  const poll = (name: string, due: DueWork, work: (memberId: number) => Promise<boolean>) =>
    pollMembers({ db, log, everyMs, name, findDue: findDue(due), work })
  const polls = [
    poll('notices', 'notices', id => applyNotices(deps, id)),
    poll('content', 'content', id => publishScheduledContent(deps, id)),
    poll('bonuses', 'bonuses', id => expireBonuses(deps, id)),
    poll('gifts', 'gifts', id => returnGifts(deps, id)),
    poll('bonus offers', 'bonus_offers', id => offerBonuses(deps, id)),
    poll('referrals', 'referrals', id => rewardReferrals(deps, id)),
    poll('subscriptions', 'subscriptions', id => playSubscriptions(deps, id)),
    poll('search digests', 'search_digests', id => fillSearchDigests(deps, id)),
    poll('restrictions', 'restrictions', id => processRestrictions(deps, id)),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
    },
  }
}
