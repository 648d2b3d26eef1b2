import { roundTime } from '#beacon/beacon.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatCount, formatTime } from '#steps/format.ts'
import { findRoundProblem } from '#steps/round.ts'
import { signerMarginMs } from '#fd2/countersign.ts'
import type { Check } from '#fd2/evidence.ts'

export const checkRound: Check = ({ record, pins }) => {
  const problem = findRoundProblem(record, pins)
  if (problem !== undefined) return fail(problem)
  const { beacon, close } = record
  const appears = roundTime(beacon.chain, beacon.round)
  const { at } = close.signer
  if (at >= appears - signerMarginMs)
    return fail(
      `The signer saw the close record at ${formatTime(at)}, too late for a round of ${formatTime(appears)}.`,
    )
  return pass(
    `Round ${formatCount(beacon.round)}, due at ${formatTime(appears)}, follows from the closing time. The signer saw ` +
      `the close record at ${formatTime(at)}, before it existed.`,
  )
}
