import { pollMembers } from '#platform/poll-members.ts'
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
  const polls = [
    pollMembers({ db, log, everyMs, name: 'notices', work: id => applyNotices(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'content', work: id => publishScheduledContent(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'bonuses', work: id => expireBonuses(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'gifts', work: id => returnGifts(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'bonus offers', work: id => offerBonuses(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'referrals', work: id => rewardReferrals(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'subscriptions', work: id => playSubscriptions(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'search digests', work: id => fillSearchDigests(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'restrictions', work: id => processRestrictions(deps, id) }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
    },
  }
}
