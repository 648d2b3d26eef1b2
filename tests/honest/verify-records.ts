import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'

export interface EndedInstance {
  readonly memberId: number
  readonly id: number
  readonly isDeck: boolean
  /** The policy of the operator's log. */
  readonly policyText: string
}

/** Downloads the published record, as anyone can, and verifies it. Returns the problem, if any. */
export const findRecordProblem = async (
  gatewayUrl: string,
  { memberId, id, isDeck, policyText }: EndedInstance,
): Promise<string | undefined> => {
  const path = `/fair/${memberId}/${isDeck ? `decks/${id}.json` : `draws/${id}.jsonl`}`
  const response = await fetch(`${gatewayUrl}${path}`)
  if (!response.ok) return `${path}: ${response.status}`
  const problem = judge(await response.text(), isDeck, policyText)
  return problem && `${path}: ${problem}`
}

/** A draw must have a control system; a deck has none. */
export const judge = (text: string, isDeck: boolean, policyText: string): string | undefined => {
  const policy = parsePolicy(policyText)
  if ('problem' in policy) return policy.problem
  const file = drawFileFromText(text)
  const verdict = isDeck ? verifyDeck(file, { policy }) : verifyDraw(file, { pins: { policy } })
  const { failed, faults, notices = [] } = verdict
  if (failed) return `INVALID ${failed.id}: ${failed.detail}`
  if (faults[0]) return `FAULT ${faults[0].id}: ${faults[0].detail}`
  const limits = notices.filter(notice => !isDeck || notice !== 'NO CONTROL SYSTEM')
  return limits.length > 0 ? limits.join(', ') : undefined
}
