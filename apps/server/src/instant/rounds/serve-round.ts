import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { toRoundEntry } from '@fairground/fair/fd2/deck/entries'
import type { Round } from '@fairground/fair/fd2/round'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { SignerRefused } from '#signer/client.ts'
import type { CountersignAnswer, CountersignRound } from '#signer/protocol.ts'
import type { RefusalCode } from '#signer/request-refused.ts'
import { toSignerAnswer } from '../seal/signer-answer.ts'
import {
  findOpenCut,
  insertCountersignedRound,
  insertRefusedRound,
  isCountersigned,
  lockRounds,
  type OpenCut,
} from '../queries/rounds.ts'
import { cutRound } from './cut-round.ts'
import type { TicketTrees } from './ticket-trees.ts'

/** The signer did not countersign these tickets and never will. Other refusals say nothing about an earlier request. */
const finalRefusals: ReadonlySet<RefusalCode> = new Set([
  'late',
  'round',
  'spent',
  'deck',
  'rows',
  'consistency',
])

/**
 * Cuts the current round of an operator and has it countersigned before its beacon value exists. An earlier cut without an
 * answer comes first, because its links may be spent.
 */
export const serveRound = async (
  deps: OrganizerDeps,
  trees: TicketTrees,
  memberId: number,
): Promise<void> => {
  const earlier = await findCut(deps, memberId)
  if (earlier) await countersignCut(deps, trees, memberId, earlier)
  if (!(await inMember(deps.db, memberId, tx => cutRound(tx, deps, trees, memberId)))) return
  const cut = await findCut(deps, memberId)
  if (cut) await countersignCut(deps, trees, memberId, cut)
}

const findCut = ({ db }: OrganizerDeps, memberId: number) =>
  inMember(db, memberId, tx => findOpenCut(tx, memberId))

const countersignCut = async (
  deps: OrganizerDeps,
  trees: TicketTrees,
  memberId: number,
  cut: OpenCut,
): Promise<void> => {
  const request = await toRequest(deps, trees, memberId, cut)
  const answer = await deps.signer.call('countersignRound', request).catch((error: unknown) => {
    if (error instanceof SignerRefused && finalRefusals.has(error.code)) return error
    throw error
  })
  for (const row of cut.rows) failpoint('round.afterCountersign', row.instance_id)
  if (answer instanceof SignerRefused) {
    deps.log.warn({ memberId, round: cut.round, err: answer }, 'the signer refused a round')
    await inMember(deps.db, memberId, tx => insertRefusedRound(tx, memberId, cut.round, answer.message))
  } else await storeRound(deps, memberId, cut, answer)
  for (const row of cut.rows) failpoint('round.afterInsert', row.instance_id)
}

const toRequest = (
  { db }: OrganizerDeps,
  trees: TicketTrees,
  memberId: number,
  { round, cut_at: cutAt, rows }: OpenCut,
): Promise<CountersignRound> =>
  inMember(db, memberId, async tx => {
    const texts: CountersignRound['rows'][number][] = []
    for (const { gameId, chain, chainIndex, deckHash, instance_id: id, n, size, root, before } of rows) {
      const tree = await trees.grow(tx, memberId, id, size)
      texts.push({
        game: `${memberId}/${gameId}`,
        chain,
        deck: chainIndex,
        deckHash: deckHash.toString('hex'),
        n,
        size,
        root: root.toString('hex'),
        consistency: tree.consistency(before, size).map(hex),
      })
    }
    return { member: String(memberId), round: Number(round), cutAt, rows: texts }
  })

const storeRound = (
  { db, beacon }: OrganizerDeps,
  memberId: number,
  cut: OpenCut,
  answer: CountersignAnswer,
): Promise<void> =>
  inMember(db, memberId, async tx => {
    await lockRounds(tx, memberId)
    if (await isCountersigned(tx, memberId, cut.round)) return
    const round: Round = {
      member: String(memberId),
      beaconChainHash: beacon.chain.chainHash,
      round: Number(cut.round),
      cutAt: cut.cut_at,
      rows: cut.rows.map(({ deckHash, n, size, root }) => ({
        deck: new Uint8Array(deckHash),
        n,
        size,
        root: new Uint8Array(root),
      })),
    }
    const { index } = await appendLogEntry(tx, memberId, toRoundEntry(round, toSignerAnswer(answer)))
    await insertCountersignedRound(tx, memberId, cut.round, answer, index)
  })
