import { inMember } from '@fairground/database/transaction'
import { verify } from '@fairground/fair/crypto/signature'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import { balanceHash, winnersHash } from '@fairground/fair/fd2/control'
import type { Control, ControlSignature, WinnersRequest } from './control.ts'
import { ControlDiffers, ControlUnavailable } from './control-answers.ts'
import { type Feed, type FeedDeps, toFailure } from './feed.ts'
import { readLeaves } from './leaves.ts'
import { readLastVoids, readTerms } from './queries.ts'

interface ControlClientDeps extends FeedDeps {
  readonly feed: Feed
  /** In hexadecimal. Signatures by another key are refused. */
  readonly publicKey: string
}

const termsTimeoutMs = 10_000
const balanceTimeoutMs = 30_000
/** The control system settles the draw by itself, which takes long with many tickets. */
const winnersTimeoutMs = 120_000
/** The leaves of a larger sale would make a request too large. */
const maxNarrowed = 500_000

/** Asks the control system for its signatures. Every signature is verified against the pinned key. */
export const createControlClient = (deps: ControlClientDeps): Control => {
  const { publicKey, feed, log, observeFailure } = deps
  const observed = async <T>(memberId: number, instance: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      observeFailure(toFailure(error))
      feed.forgetPosition(memberId)
      log.error(
        { err: error, memberId, instanceId: instance, alarm: 'control' },
        'control system did not sign',
      )
      throw error
    }
  }
  return {
    publicKey,
    signBalance: close =>
      observed(Number(close.member), close.instance, async () => {
        const { at, signature } = await requestBalance(deps, close)
        requireGenuine(publicKey, balanceHash({ ...close, at }), signature)
        return { at, signature }
      }),
    signWinners: request =>
      observed(Number(request.close.member), request.close.instance, () => requestWinners(deps, request)),
  }
}

/** First the control system gets everything that was sold. */
const requestBalance = async (
  { db, call, feed }: ControlClientDeps,
  { member, instance, treeSize, root, pool, currency }: CloseRecord,
): Promise<ControlSignature> => {
  const [memberId, id] = [Number(member), Number(instance)]
  await feed.catchUp(memberId)
  const [[terms], voids] = await inMember(db, memberId, async tx => [
    await readTerms(tx, memberId, [id]),
    await readLastVoids(tx, memberId, id),
  ])
  await call.post('/terms', terms ?? {}, termsTimeoutMs)
  const body = { member, instance, treeSize, root: hex(root), pool: String(pool), voids }
  try {
    return readSignature(await call.post('/balance', body, balanceTimeoutMs))
  } catch (error) {
    if (!(error instanceof ControlDiffers)) throw error
    if (treeSize > maxNarrowed) throw error
    // With the leaves, the control system names the lines that differ.
    const leaves = await inMember(db, memberId, tx => readLeaves(tx, { member, instance, currency }))
    return readSignature(await call.post('/balance', { ...body, leaves }, balanceTimeoutMs))
  }
}

const requestWinners = async (
  { call, publicKey }: ControlClientDeps,
  { close, closeHash, lockHash, settlementRoot, ...request }: WinnersRequest,
): Promise<Uint8Array> => {
  const { resultText, payouts, paid, count, beaconSignature } = request
  const answer = await call.post(
    '/winners',
    {
      close,
      result: resultText,
      settlement: { payouts, root: hex(settlementRoot), paid: String(paid), count },
      beacon: hex(beaconSignature),
    },
    winnersTimeoutMs,
  )
  const signature = readText(answer, 'signature')
  const signed = winnersHash({ close: closeHash, lock: lockHash, settlementRoot, paid, count })
  requireGenuine(publicKey, signed, signature)
  return unhex(signature)
}

const readSignature = (answer: Readonly<Record<string, unknown>>): ControlSignature => {
  const { at } = answer
  if (typeof at !== 'number') throw new ControlUnavailable('the answer has no time')
  return { at, signature: readText(answer, 'signature') }
}

const readText = (answer: Readonly<Record<string, unknown>>, name: string): string => {
  const value = answer[name]
  if (typeof value !== 'string') throw new ControlUnavailable(`the answer has no ${name}`)
  return value
}

const requireGenuine = (publicKey: string, hash: Uint8Array, signature: string): void => {
  if (!verify(unhex(publicKey), hash, unhex(signature)))
    throw new ControlUnavailable('the signature is not by the key of the control system')
}
