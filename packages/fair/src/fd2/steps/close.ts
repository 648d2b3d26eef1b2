import { verify } from '#crypto/signature.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { fail, pass, type Pins } from '#steps/evidence.ts'
import { formatCount, shorten } from '#steps/format.ts'
import { countersignHash } from '#fd2/countersign.ts'
import type { DrawRecord } from '#fd2/draw-record.ts'
import { type Check, describeLoggedKey, type Evidence } from '#fd2/evidence.ts'
import { findKeys } from '#fd2/log-view.ts'

export const checkClose: Check = evidence => {
  const { record, pins, closeHash, lockHash } = evidence
  const { close, keys } = record
  const problem = findKeyProblem(evidence)
  if (problem !== undefined) return fail(problem)
  if (hex(closeHash) !== close.hash)
    return fail(
      'Rules, prizes, tickets, jackpot, chain link, beacon round or closing time differ from the sealed ones.',
    )
  if (!verify(unhex(keys.platform), closeHash, unhex(close.platformSignature)))
    return fail("The operator's signature on the close record is not genuine.")
  const { at, term, k, head, signature } = close.signer
  const statement = countersignHash({ context: closeHash, lock: lockHash, at, term, k, head: unhex(head) })
  if (!verify(unhex(keys.signer), statement, unhex(signature)))
    return fail("The independent signer's signature on the close record and its lock is not genuine.")
  return pass(
    `Close record ${shorten(close.hash)} covers these values. The operator signed it with ` +
      `${describeLoggedKey(keys.platform, pins)}, and the signer signed it with its lock.`,
  )
}

function findKeyProblem({ record, pins, log }: Evidence): string | undefined {
  const { keys, game, closedAt } = record
  const pinned = findPinProblem(keys, pins)
  if (pinned !== undefined) return pinned
  if (keys.platform === keys.signer || keys.signer === keys.control || keys.platform === keys.control)
    return 'Two parties use the same key, so they are not independent.'
  const due = findKeys(log, { game, before: record.log.index, at: closedAt })
  if (!due) return 'The log shows no entry for this game before the close.'
  if (due.keys.platform !== keys.platform) return 'The operator key differs from the one in the log.'
  if (due.keys.signer !== keys.signer) return 'The signer key differs from the one in the log.'
  if (due.keys.control !== keys.control)
    return 'The key of the control system differs from the one in the log.'
  const { term } = record.close.signer
  return term === due.term
    ? undefined
    : `The signer signed in term ${formatCount(term)}, but the log shows term ${formatCount(due.term)}.`
}

function findPinProblem(keys: DrawRecord['keys'], pins: Pins): string | undefined {
  if (pins.platformKey !== undefined && keys.platform !== pins.platformKey)
    return 'The operator key in the file differs from the pinned key.'
  if (pins.signerKey !== undefined && keys.signer !== pins.signerKey)
    return 'The signer key in the file differs from the pinned key.'
  return pins.controlKey !== undefined && keys.control !== pins.controlKey
    ? 'The key of the control system in the file differs from the pinned key.'
    : undefined
}
