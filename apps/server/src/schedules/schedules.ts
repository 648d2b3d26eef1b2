import { pollMembers } from '#platform/poll-members.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { processRestrictions } from './process-restrictions.ts'
import type { ScheduleDeps } from './schedule-deps.ts'
import { playSubscriptions } from './play-subscriptions.ts'

const everyMs = 1000

/** Time-driven work on money. Any number of workers may run, because each claims the work that is due. */
export const startSchedules = (deps: ScheduleDeps) => {
  const { db, log } = deps
  const polls = [
    pollMembers({ db, log, everyMs, name: 'bonuses', work: id => expireBonuses(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'subscriptions', work: id => playSubscriptions(deps, id) }),
    pollMembers({ db, log, everyMs, name: 'restrictions', work: id => processRestrictions(deps, id) }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
    },
  }
}
