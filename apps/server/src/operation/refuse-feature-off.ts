import { type GovernedOperation, isGoverned } from '@fairground/contract/feature-flags'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Operations } from '@fairground/contract/operations'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { isSwitchedOff } from '#operator/features.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Caller } from './context.ts'
import { hasJournal } from './queries.ts'

type GovernedMoneyOperation = {
  [N in GovernedOperation]: Operations[N] extends { readonly money: true } ? N : never
}[GovernedOperation]

/** How the key of the journal of each operation begins. */
const keyPrefixes: Readonly<Record<GovernedMoneyOperation, string>> = {
  joinGame: 'join',
  purchaseTicket: 'join',
  purchaseGift: 'gift',
  buyChips: 'chips',
}

/** A player who repeats a request that moved money gets its answer, also after the feature was switched off. */
const isRepeated = async (
  db: Database,
  name: OperationName,
  input: unknown,
  { member, session }: Caller,
): Promise<boolean> => {
  const prefix = (keyPrefixes as Readonly<Partial<Record<OperationName, string>>>)[name]
  if (prefix === undefined || !session) return false
  const { requestId } = input as { readonly requestId: string }
  return inMember(db, member.id, tx =>
    hasJournal(tx, member.id, `${prefix}:${session.playerId}:${requestId}`),
  )
}

/** Refuses a call of a feature that the operator has switched off. */
export const refuseFeatureOff = async (
  db: Database,
  name: OperationName,
  input: unknown,
  caller: Caller,
): Promise<void> => {
  if (!isGoverned(name) || !isSwitchedOff(caller.member, name, input)) return
  if (!(await isRepeated(db, name, input, caller))) throw new Refusal('request.featureOff')
}
