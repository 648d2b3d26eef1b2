import { openCheckpoint } from '#log/checkpoint.ts'
import { fail, fault, type Finding, pass } from '#steps/evidence.ts'
import { formatCount } from '#steps/format.ts'
import type { Check, Evidence } from '#fd2/evidence.ts'
import { findForkProblem, findSplitProblem } from '#fd2/forks.ts'
import { findListProblem } from '#fd2/list-problem.ts'
import { countTimelyWitnesses } from '#fd2/timely-witnesses.ts'
import { isType } from '#fd2/log-view.ts'

/** Whether the log shows one course of this draw: no second close, no false `late`, no entry left out. */
export const checkHistory: Check = evidence => {
  const { record, log, pins, list } = evidence
  if (log.unproved)
    return fail(`Entry ${formatCount(log.unproved.index)} is not in the checkpoint of the file.`)
  if (pins.policy) {
    const seenBy = openCheckpoint(record.history.checkpoint, pins.policy)?.times.size ?? 0
    if (seenBy < pins.policy.quorum)
      return fail(`${seenBy} witnesses saw the newer checkpoint, and ${pins.policy.quorum} are required.`)
  }
  const problem = findListProblem(evidence) ?? findForkProblem(evidence) ?? findSplitProblem(evidence)
  if (problem !== undefined) return fail(problem)
  const seen = findFalseLate(evidence)
  if (seen) return seen
  return pass(
    `The log shows one close and one result of this draw in ${formatCount(list?.entries.length ?? 0)} entries of the game.`,
  )
}

/** A close that was declared late although witnesses had seen it in time. */
function findFalseLate(evidence: Evidence): Finding | undefined {
  const { log, pins } = evidence
  if (!pins.policy) return undefined
  const lates = new Set(log.logged.filter(isType('late')).map(({ entry }) => entry.C))
  const counts = log.logged
    .filter(isType('close'))
    .filter(({ entry }) => lates.has(entry.C))
    .map(close => countTimelyWitnesses(evidence, close))
  const highest = Math.max(0, ...counts)
  if (highest === 0) return undefined
  const detail = `The log calls a close late that ${formatCount(highest)} witnesses saw in time.`
  return highest >= pins.policy.quorum ? fail(detail) : fault(detail)
}
