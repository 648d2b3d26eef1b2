import { hex } from '#encoding/bytes.ts'
import { openCheckpoint, readCheckpoint } from '#log/checkpoint.ts'
import type { Evidence } from './evidence.ts'
import { isType } from './log-view.ts'

/** Two entries of the game with one `prev`, or a close of this instance that the file does not account for. */
export function findForkProblem({ record, log, list }: Evidence): string | undefined {
  const inGame = log.logged.filter(({ entry }) => 'prev' in entry && entry.game === record.game)
  const prevs = new Set(inGame.map(({ entry }) => ('prev' in entry ? entry.prev : '')))
  if (prevs.size !== inGame.length) return 'Two entries of the game in the log follow the same entry.'
  const resolved = new Set(log.logged.filter(isType('late')).map(({ entry }) => entry.C))
  const second = log.logged
    .filter(isType('close'))
    .find(
      ({ entry }) =>
        entry.game === record.game &&
        entry.instance === record.instance &&
        entry.C !== list?.close.entry.C &&
        !resolved.has(entry.C),
    )
  return second && 'The log has a second close of this draw.'
}

/** Two checkpoints of one size that differ: the log showed different entries to different readers. */
export function findSplitProblem({ record, pins: { policy }, witnesses }: Evidence): string | undefined {
  const own = [record.log.checkpoint, record.history.checkpoint, record.chain.committed?.checkpoint ?? '']
  const given = policy ? witnesses.checkpoints.filter(source => openCheckpoint(source, policy)) : []
  const roots = new Map<number, string>()
  for (const source of [...own, ...given]) {
    const checkpoint = readCheckpoint(source)
    if (!checkpoint) continue
    const root = hex(checkpoint.root)
    if ((roots.get(checkpoint.size) ?? root) !== root)
      return `SPLIT VIEW: the log signed two different checkpoints of size ${checkpoint.size}.`
    roots.set(checkpoint.size, root)
  }
  return undefined
}
