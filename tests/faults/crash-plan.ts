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
        signer: deckFailpoints.filter(point => point.startsWith('signer.')),
      }
    : drawPoints
  return (['worker', 'signer'] as const).flatMap(process =>
    points[process].map(point => ({ process, point })),
  )
}

/** `full`: every instance at every failpoint; `once`: each failpoint at one instance; `some`: a quarter of them. */
export type CrashScale = 'full' | 'once' | 'some'

export const planCrashes = (runs: readonly Run[], scale: CrashScale, random: SeededRandom): Crash[] =>
  [false, true].flatMap(isDeck => {
    const same = random.shuffled(runs.filter(run => run.isDeck === isDeck))
    const points = random.shuffled(crashPointsFor(isDeck))
    if (scale === 'full') return same.flatMap(({ id }) => points.map(point => ({ ...point, id })))
    const count = scale === 'once' ? points.length : Math.ceil(points.length / 4)
    return points.slice(0, count).map((point, i) => ({ ...point, id: same[i % same.length]!.id }))
  })

/** The lane's failpoint has no instance id, so the lane crashes while only this instance is being paid. */
export const planLaneCrashes = (runs: readonly Run[], scale: CrashScale, random: SeededRandom): number[] => {
  const drawn = random.shuffled(runs.filter(run => !run.isDeck)).map(run => run.id)
  return scale === 'full' ? drawn : drawn.slice(0, 1)
}
