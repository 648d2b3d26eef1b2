import { chainStep, stepBack } from '#crypto/hash-chain.ts'
import { verifyInclusion } from '#crypto/merkle.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { readCheckpoint } from '#log/checkpoint.ts'
import type { TypedEntry } from '#log/entry.ts'
import { findUnseenReason, type LogProof } from '#log/seen-in-time.ts'
import { fail, pass, type Pins } from '#steps/evidence.ts'
import { formatCount } from '#steps/format.ts'
import type { Check, Evidence } from '#fd2/evidence.ts'
import { isType, type Logged } from '#fd2/log-view.ts'

export const checkChain: Check = evidence => {
  const { record, opened } = evidence
  const { number, anchor, length, index, previous, link } = record.chain
  const problem = findAnchorProblem(evidence) ?? findSkipProblem(evidence)
  if (problem !== undefined) return fail(problem)
  if (index > length)
    return fail(`The chain has ${formatCount(length)} links, so it has no link ${formatCount(index)}.`)
  if (hex(stepBack(unhex(previous), index - 1)) !== anchor)
    return fail(`The sealed link does not lead to the logged anchor in ${formatCount(index - 1)} steps.`)
  // A lock that does not hold the committed link is a fault of the signer, which the step `lock` names.
  if (hex(chainStep(unhex(link))) !== previous && link !== hex(opened().link))
    return fail('The revealed secret does not hash to the sealed link.')
  return pass(
    `The draw uses link ${formatCount(index)} of chain ${formatCount(number)}. The anchor of the chain is in the log.`,
  )
}

const successorWaitMs = 86_400_000

function findAnchorProblem({ record, pins, log }: Evidence): string | undefined {
  const { number, anchor, length, committed } = record.chain
  if (number === 1 && pins.anchor !== undefined && anchor !== pins.anchor)
    return 'The chain anchor in the file differs from the pinned anchor.'
  const before = log.logged.filter(({ index }) => index < record.log.index)
  const chain = before.filter(isType('chain')).find(isChain(record.game, number))
  if (chain && (chain.entry.anchor !== anchor || chain.entry.length !== length))
    return 'The anchor or the length of the chain differs from the logged one.'
  if (number === 1) {
    const games = before.filter(isType('game')).filter(({ entry }) => entry.game === record.game)
    const isCommitted = games.length > 0 && games.every(({ entry }) => entry.anchor === anchor)
    return isCommitted ? undefined : 'The log does not show this anchor for the game.'
  }
  if (!chain || !committed) return `The log does not show chain ${formatCount(number)} of the game.`
  return findUncommittedReason(pins, committed, chain, record.closedAt - successorWaitMs)
}

const isChain =
  (game: string, number: number) =>
  ({ entry }: Logged<TypedEntry<'chain'>>): boolean =>
    entry.game === game && entry.chain === number

/** A new chain counts only a day after witnesses saw its anchor, so that it cannot be chosen for a draw. */
function findUncommittedReason(
  { policy }: Pins,
  committed: LogProof,
  { leaf, index }: Logged,
  deadlineMs: number,
): string | undefined {
  if (committed.index !== index) return 'The proof of the chain is for another entry.'
  if (policy) {
    const reason = findUnseenReason(policy, committed, unhex(leaf), deadlineMs)
    return reason && `The chain was not committed a day before the close: ${reason}`
  }
  const checkpoint = readCheckpoint(committed.checkpoint)
  const path = committed.path.map(unhex)
  return checkpoint && verifyInclusion(unhex(leaf), index, checkpoint.size, path, checkpoint.root)
    ? undefined
    : 'The chain was not committed a day before the close.'
}

/** Links are used in order, so a link without an entry is a draw that was hidden. */
function findSkipProblem({ record, list }: Evidence): string | undefined {
  const { number, index } = record.chain
  const skipped = `Link ${formatCount(index)} of chain ${formatCount(number)} does not follow the game's last link in the log.`
  if (list?.earlier) {
    const { chain, index: last } = list.earlier.entry
    const follows = chain === number ? index === last + 1 : chain + 1 === number && index === 1
    return follows ? undefined : skipped
  }
  const first = list?.entries[0]?.entry
  if (first?.t !== 'game') return undefined
  return number === 1 && index === first.fd1Index + 1 ? undefined : skipped
}
