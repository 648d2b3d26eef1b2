import type { JoinAnswer } from '@fairground/contract/entities/join'
import { type JoinError, joinErrorOf } from '@fairground/contract/errors/join'
import type { FaultName } from '@fairground/contract/errors'

/** Code 6 stands for the weekly limit, unless the answer names a loss limit. */
export type JoinRefusal = { readonly error: JoinError } & Pick<JoinAnswer, 'lossLimit'>

export type PurchaseOutcome =
  | { readonly kind: 'joined'; readonly answer: JoinAnswer; readonly movedTo: number | undefined }
  | ({ readonly kind: 'refused' } & JoinRefusal)
  /** Sent, and nobody here knows whether it was booked: the same request may and must be sent again. */
  | { readonly kind: 'uncertain' }
  | { readonly kind: 'sessionEnded' }

/** An instance that closed meanwhile passes the plays on to the next one. */
export const outcomeOf = (answer: JoinAnswer, wantedInstanceId: number): PurchaseOutcome => {
  const error = joinErrorOf(answer.exitCode)
  if (error === 'couldNotConfirm') return { kind: 'uncertain' }
  const { lossLimit } = answer
  if (error) return { kind: 'refused', error, ...(lossLimit && { lossLimit }) }
  const moved = answer.gameInstanceId !== wantedInstanceId
  return { kind: 'joined', answer, movedTo: moved ? answer.gameInstanceId : undefined }
}

const UNSENT: ReadonlySet<FaultName> = new Set<FaultName>([
  'session.notConnected',
  'request.invalid',
  'request.notBuilt',
  'request.rateLimited',
  'request.siteKeyNotValid',
  'request.unknownOperation',
])

/** What a call without an answer says about the purchase; a fault nobody planned for leaves it uncertain. */
export const outcomeOfFault = (fault: FaultName | undefined, endsSession: boolean): PurchaseOutcome => {
  if (endsSession) return { kind: 'sessionEnded' }
  return fault !== undefined && UNSENT.has(fault)
    ? { kind: 'refused', error: 'siteCannotAcceptPlays' }
    : { kind: 'uncertain' }
}
