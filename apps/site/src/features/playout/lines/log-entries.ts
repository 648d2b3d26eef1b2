import type { StageBall } from '#features/playout/stage/stage-view.ts'

export type LogEntry =
  | { readonly kind: 'draw'; readonly drawNum: number }
  | { readonly kind: 'ball'; readonly ball: StageBall }
  /** Drawn while the viewer was away. */
  | { readonly kind: 'missed'; readonly numbers: readonly number[] }

/** The balls in order, grouped by draw if there are several; a run of missed balls becomes one entry. */
export const logEntries = (
  balls: readonly StageBall[],
  missed: ReadonlySet<number>,
  draws: number,
): LogEntry[] => {
  const entries: LogEntry[] = []
  let drawNum = 0
  for (const ball of balls) {
    if (draws > 1 && ball.drawNum !== drawNum) entries.push({ kind: 'draw', drawNum: ball.drawNum })
    drawNum = ball.drawNum
    const last = entries.at(-1)
    if (!missed.has(ball.at)) entries.push({ kind: 'ball', ball })
    else if (last?.kind === 'missed')
      entries.splice(-1, 1, { kind: 'missed', numbers: [...last.numbers, ball.number] })
    else entries.push({ kind: 'missed', numbers: [ball.number] })
  }
  return entries
}
