import { hex } from '#encoding/bytes.ts'
import type { SealedDeckEvidence } from '#fd2/deck/deck-evidence.ts'
import { isType } from '#fd2/log-view.ts'
import { openCheckpoint, readCheckpoint } from '#log/checkpoint.ts'

/** What shows two histories of the deck, in the file or in the evidence of witnesses. */
export const findForkProblem = (evidence: SealedDeckEvidence): string | undefined =>
  findSecondEntry(evidence) ?? findSecondRound(evidence) ?? findSplit(evidence)

/** Two entries of the game with one `prev`, or a close of this deck that the log does not call late. */
function findSecondEntry({ record, log }: SealedDeckEvidence): string | undefined {
  const { game, instance, C } = record.seal.entry
  const prevs = log.logged.flatMap(({ entry }) =>
    'prev' in entry && entry.game === game ? [entry.prev] : [],
  )
  if (new Set(prevs).size !== prevs.length) return 'Two entries of the game in the log follow the same entry.'
  const lates = new Set(log.logged.filter(isType('late')).map(({ entry }) => entry.C))
  const isSecond = log.logged
    .filter(isType('close'))
    .some(({ entry }) => entry.instance === instance && entry.C !== C && !lates.has(entry.C))
  return isSecond ? 'The log has a second close of this deck.' : undefined
}

/** A round of the deck in the evidence that the file does not have. */
function findSecondRound({ record, log, rounds }: SealedDeckEvidence): string | undefined {
  const { D } = record.deck.entry
  const known = new Set(rounds().map(({ context }) => hex(context)))
  const isSecond = log.logged
    .filter(isType('round'))
    .some(({ entry }) => !known.has(entry.Q) && entry.rows.some(([deck]) => deck === D))
  return isSecond ? 'The log has a round of this deck that the file does not have.' : undefined
}

/** Two checkpoints of one size that differ: the log showed different entries to different readers. */
function findSplit({ file, record, pins: { policy }, witnesses }: SealedDeckEvidence): string | undefined {
  const roots = new Map<number, string>()
  const add = (source: string): boolean => {
    const checkpoint = readCheckpoint(source)
    if (!checkpoint) return true
    const root = hex(checkpoint.root)
    const known = roots.get(checkpoint.size) ?? root
    roots.set(checkpoint.size, root)
    return known === root
  }
  const given = policy ? witnesses.checkpoints.filter(source => openCheckpoint(source, policy)) : []
  const own = [record.seal.proof, record.deck.proof, record.history].map(({ checkpoint }) => checkpoint)
  for (const source of [...own, ...given]) if (!add(source)) return splitView
  for (const { proof } of file.rounds()) if (!add(proof.checkpoint)) return splitView
  return undefined
}

const splitView = 'SPLIT VIEW: the log signed two different checkpoints of one size.'
