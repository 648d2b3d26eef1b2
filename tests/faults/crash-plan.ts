import { deckFailpoints } from '@fairground/server/platform/failpoint'
import { drawPoints } from './kind-world.ts'
import type { SeededRandom } from '#support/seeded-random.ts'

export interface Run {
  readonly id: number
  readonly isDeck: boolean
}

/** One crash of a process at a failpoint while it handles one instance. */
export interface Crash {
  readonly process: 'worker' | 'signer' | 'lane'
  readonly point: string
  readonly id: number
}

const crashPointsFor = (isDeck: boolean): readonly Omit<Crash, 'id'>[] => {
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

/** A full plan crashes every instance at every failpoint; otherwise each failpoint is assigned to one instance. */
export const planCrashes = (runs: readonly Run[], full: boolean, random: SeededRandom): Crash[] =>
  [false, true].flatMap(isDeck => {
    const same = random.shuffled(runs.filter(run => run.isDeck === isDeck))
    const points = random.shuffled(crashPointsFor(isDeck))
    return full
      ? same.flatMap(({ id }) => points.map(point => ({ ...point, id })))
      : points.map((point, i) => ({ ...point, id: same[i % same.length]!.id }))
  })

/** The lane's failpoint has no instance id, so the lane crashes while only this instance is being paid. */
export const planLaneCrashes = (runs: readonly Run[], full: boolean, random: SeededRandom): number[] => {
  const drawn = random.shuffled(runs.filter(run => !run.isDeck)).map(run => run.id)
  return full ? drawn : drawn.slice(0, 1)
}
