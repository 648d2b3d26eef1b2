import { startRounds } from '#member-rounds.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { keepRestrictions } from './keep-restrictions.ts'
import type { ScheduleParts } from './parts.ts'
import { playSubscriptions } from './play-subscriptions.ts'

const everyMs = 1000

/** What happens to money by the clock rather than by request. Any number may run: each claims what is due. */
export const startSchedules = (parts: ScheduleParts) => {
  const { db, log } = parts
  const running = [
    startRounds({ db, log, everyMs, name: 'bonuses', work: id => expireBonuses(parts, id) }),
    startRounds({ db, log, everyMs, name: 'subscriptions', work: id => playSubscriptions(parts, id) }),
    startRounds({ db, log, everyMs, name: 'restrictions', work: id => keepRestrictions(parts, id) }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(rounds => rounds.stop()))
    },
  }
}
