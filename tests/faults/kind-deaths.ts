import { deckFailpoints } from '@fairground/server/failpoint'
import { drawPoints } from './kind-world.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface Run {
  readonly id: number
  readonly isDeck: boolean
}

/** One place where a process dies, once, with one instance in its hands. */
export interface Death {
  readonly process: 'worker' | 'signer' | 'lane'
  readonly point: string
  readonly id: number
}

const pointsOf = (isDeck: boolean): readonly Omit<Death, 'id'>[] => {
  const points: Readonly<Record<'worker' | 'signer', readonly string[]>> = isDeck
    ? {
        worker: deckFailpoints.filter(point => !point.startsWith('signer.')),
        signer: ['signer.afterLog', ...deckFailpoints.filter(point => point.startsWith('signer.'))],
      }
    : drawPoints
  return (['worker', 'signer'] as const).flatMap(process =>
    points[process].map(point => ({ process, point })),
  )
}

/** In full every run at every point of its path; else the points are dealt out among the runs, each once. */
export const planDeaths = (runs: readonly Run[], full: boolean, random: SeededRandom): Death[] =>
  [false, true].flatMap(isDeck => {
    const same = random.shuffled(runs.filter(run => run.isDeck === isDeck))
    const points = random.shuffled(pointsOf(isDeck))
    return full
      ? same.flatMap(({ id }) => points.map(point => ({ ...point, id })))
      : points.map((point, i) => ({ ...point, id: same[i % same.length]!.id }))
  })

/** The lane does not say whose prizes it pays: it dies while those of one run alone are paid. */
export const planLaneDeaths = (runs: readonly Run[], full: boolean, random: SeededRandom): number[] => {
  const drawn = random.shuffled(runs.filter(run => !run.isDeck)).map(run => run.id)
  return full ? drawn : drawn.slice(0, 1)
}
