import { bootstrap } from '#core/bootstrap.ts'
import { browserPolicyStore } from './kept-policy.ts'
import { browserSeenCheckpoints } from './seen-checkpoints.ts'

export const keptPolicy = browserPolicyStore(localStorage, `fairground.log-policy.${bootstrap.memberId}`)
export const seenCheckpoints = browserSeenCheckpoints(
  localStorage,
  `fairground.log-seen.${bootstrap.memberId}`,
)
