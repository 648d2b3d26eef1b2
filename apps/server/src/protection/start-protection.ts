import { inMember } from '@fairground/database/transaction'
import { findDue, withEnded } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { actOnFlags } from './act-on-flags.ts'
import { evaluateInteractions } from './evaluate-interactions.ts'
import { processJournals } from './process-journals.ts'
import type { ProtectionDeps } from './protection-deps.ts'
import { checkDaily } from './screening/check-daily.ts'
import { screenSanctions } from './screening/screen-sanctions.ts'
import type { ScreeningDeps } from './screening/screening-deps.ts'
import { countOverdueFlags } from './queries/flags.ts'

interface StartDeps extends ProtectionDeps, ScreeningDeps {
  /** Flags that no person has handled within a day. */
  readonly observeOverdue: (memberId: number, count: number) => void
}

const everyMs = 10_000
const evaluateEveryMs = 60_000

/** Assesses players from the ledger and takes automatic actions. Several workers may run: each locks its work. */
export const startProtection = (deps: StartDeps) => {
  const { db, log, observeOverdue } = deps
  const assess = async (memberId: number): Promise<boolean> => {
    const hasMore = await processJournals(deps, memberId)
    while (await actOnFlags(deps, memberId));
    return hasMore
  }
  const evaluate = async (memberId: number): Promise<boolean> => {
    const hasMore = await evaluateInteractions(deps, memberId)
    if (!hasMore)
      observeOverdue(memberId, await inMember(db, memberId, tx => countOverdueFlags(tx, memberId)))
    return hasMore
  }
  let list: { readonly version: string; readonly readAt: number } | undefined
  const findVersion = async (): Promise<string> => {
    if (!list || performance.now() - list.readAt > evaluateEveryMs)
      list = { version: await deps.sanctions!.getVersion(), readAt: performance.now() }
    return list.version
  }
  const polls = [
    pollMembers({ db, log, everyMs, name: 'protection', findDue: findDue('protection'), work: assess }),
    pollMembers({
      db,
      log,
      everyMs: evaluateEveryMs,
      name: 'interactions',
      findDue: withEnded(findDue('interactions')),
      work: evaluate,
    }),
  ]
  if (deps.exclusionRegister)
    polls.push(
      pollMembers({
        db,
        log,
        everyMs,
        name: 'exclusion register',
        findDue: findDue('register_checks'),
        work: id => checkDaily(deps, id),
      }),
    )
  if (deps.sanctions)
    polls.push(
      pollMembers({
        db,
        log,
        everyMs,
        name: 'sanctions list',
        findDue: async from => findDue('screenings', await findVersion())(from),
        work: async id => screenSanctions(deps, id, await findVersion()),
      }),
    )
  return {
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
    },
  }
}
