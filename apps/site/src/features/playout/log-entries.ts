import type { StageBall } from '#features/playout/stage-view.ts'

export type LogEntry =
  | { readonly kind: 'ball'; readonly ball: StageBall }
  /** Drawn while the viewer was away, told in one line. */
  | { readonly kind: 'missed'; readonly numbers: readonly number[] }

/** Every ball of the draw in order; runs of missed ones become one entry. */
export const logEntries = (balls: readonly StageBall[], missed: ReadonlySet<number>): LogEntry[] => {
  const entries: LogEntry[] = []
  for (const ball of balls) {
    const last = entries.at(-1)
    if (!missed.has(ball.number)) entries.push({ kind: 'ball', ball })
    else if (last?.kind === 'missed')
      entries.splice(-1, 1, { kind: 'missed', numbers: [...last.numbers, ball.number] })
    else entries.push({ kind: 'missed', numbers: [ball.number] })
  }
  return entries
}
