import type { StageBall } from '#features/playout/stage-view.ts'

export type LogEntry =
  | { readonly kind: 'draw'; readonly drawNum: number }
  | { readonly kind: 'ball'; readonly ball: StageBall }
  /** Drawn while the viewer was away, told in one line. */
  | { readonly kind: 'missed'; readonly numbers: readonly number[] }

/** Every ball in order, under its draw where there are several; runs of missed ones become one entry. */
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
