import { isProved, type ProvedEntry } from '#fd2/proved-entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import { formatCount } from './format.ts'
import { fail, type Finding, pass, type SealEvidence } from './evidence.ts'

/** A game that switched to scheme FD2 has no later draw of scheme FD1. */
export function checkHistory(
  { record }: { record: SealEvidence['record'] & { game: string } },
  entries: readonly ProvedEntry[],
  policy: LogPolicy | undefined,
): Finding {
  if (!policy) return fail('The evidence cannot be checked without the policy of the log.')
  for (const proved of entries) {
    const { entry } = proved
    if (entry.t !== 'game' || entry.game !== record.game || !isProved(proved, policy)) continue
    if (record.chain.index > entry.fd1Index)
      return fail(
        `The game switched to scheme FD2 after link ${formatCount(entry.fd1Index)}, so link ${formatCount(record.chain.index)} cannot decide a draw of scheme FD1.`,
      )
  }
  return pass('The evidence shows no end of scheme FD1 before this draw.')
}
