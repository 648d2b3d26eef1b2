import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { type JoinError, toJoinError } from '@fairground/contract/errors/join'
import type { FaultName } from '@fairground/contract/errors'

/**
 * Exit code 6 means the weekly limit unless the answer contains a loss limit.
 * With exit code 7, `eligibility` names a condition that the player can meet.
 */
export type JoinRefusal = { readonly error: JoinError } & Pick<JoinResult, 'lossLimit' | 'eligibility'>

export type PurchaseOutcome =
  | { readonly kind: 'joined'; readonly answer: JoinResult; readonly movedTo: number | undefined }
  | ({ readonly kind: 'refused' } & JoinRefusal)
  /** Sent without a definite answer; only the same request may be sent again. */
  | { readonly kind: 'uncertain' }
  | { readonly kind: 'sessionEnded' }

/** The server moves the plays to the next instance if the requested one closed in the meantime. */
export const toPurchaseOutcome = (answer: JoinResult, wantedInstanceId: number): PurchaseOutcome => {
  const error = toJoinError(answer.exitCode)
  if (error === 'couldNotConfirm') return { kind: 'uncertain' }
  const { lossLimit, eligibility } = answer
  if (error)
    return { kind: 'refused', error, ...(lossLimit && { lossLimit }), ...(eligibility && { eligibility }) }
  const moved = answer.gameInstanceId !== wantedInstanceId
  return { kind: 'joined', answer, movedTo: moved ? answer.gameInstanceId : undefined }
}

const NOT_SENT: ReadonlySet<FaultName> = new Set<FaultName>([
  'session.notConnected',
  'request.invalid',
  'request.rateLimited',
  'request.featureOff',
  'request.siteKeyNotValid',
  'request.unknownOperation',
])

/** Only a fault that proves the request was not processed is a refusal; any other leaves the purchase uncertain. */
export const toFaultOutcome = (fault: FaultName | undefined, endsSession: boolean): PurchaseOutcome => {
  if (endsSession) return { kind: 'sessionEnded' }
  return fault !== undefined && NOT_SENT.has(fault)
    ? { kind: 'refused', error: 'siteCannotAcceptPlays' }
    : { kind: 'uncertain' }
}
