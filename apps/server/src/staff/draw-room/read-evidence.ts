import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Tx } from '@fairground/database/transaction'
import { type GameRules, parseOutcome, resultText } from '@fairground/fair/games/games'
import { getTerms } from '#kinds/terms.ts'
import { findResult } from '#lifecycle/chain-queries.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { countPayouts, type InstanceDetail } from './queries.ts'

type Detail = OperatorOutput<'getInstance'>

/** The close record with its signatures. */
export const readSeal = async (tx: Tx, memberId: number, id: number): Promise<Detail['seal']> => {
  const closed = await findPendingClose(tx, memberId, id)
  if (!closed) return null
  return {
    closeHash: closed.close_hash.toString('hex'),
    logIndex: Number(closed.log_index),
    jackpot: String(closed.jackpot),
    signerSignedAt: Math.floor(closed.signer_at),
    platformSignature: closed.platform_signature.toString('hex'),
    signerSignature: closed.signer_signature.toString('hex'),
    controlSignature: closed.control_signature?.toString('hex') ?? null,
  }
}

const toText = (rules: GameRules, numbers: readonly number[]): string => {
  const outcome = parseOutcome(rules, numbers)
  return outcome === undefined ? numbers.join() : resultText(rules, outcome)
}

/** The result with its settlement and signatures. */
export const readDrawn = async (
  tx: Tx,
  memberId: number,
  { instanceId, rules, prizeTable }: InstanceDetail,
): Promise<Detail['drawn']> => {
  const result = await findResult(tx, memberId, instanceId)
  if (!result) return null
  return {
    text: toText(getTerms({ rules, prizeTable }).rules, result.drawn),
    settlementRoot: result.settlement_root.toString('hex'),
    paid: String(result.paid_from_pool + result.paid_from_jackpot),
    payouts: await countPayouts(tx, memberId, instanceId),
    revenue: String(result.revenue),
    toJackpot: String(result.contribution + result.rollover),
    jackpotAfter: String(result.jackpot_after),
    resultSignature: result.result_signature.toString('hex'),
    controlSignature: result.control_signature?.toString('hex') ?? null,
  }
}
