import { until } from '@fairground/testkit/server/until'
import { openSale, type Sale, type SaleResult } from './open-sale.ts'
import { killOne, type KillTarget, killTargets } from './kills.ts'
import { pause } from '#support/pause.ts'
import { seededRandom, type SeededRandom } from '#support/seeded-random.ts'

export interface RigOptions {
  /** A folder for the stack and the log. */
  readonly folder: string
  readonly seed: number
  readonly minutes: number
  readonly killEverySeconds: number
  readonly perSecond: number
  readonly say: (line: string) => void
}

export interface Kill {
  readonly target: KillTarget
  readonly at: number
  /** Time until a purchase sent after the kill was acknowledged. */
  recoveredMs: number | undefined
}

export interface RigReport extends SaleResult {
  readonly kills: readonly Kill[]
  readonly seconds: number
}

/** Sells and draws on a stack of real processes while they are killed at random, then compares the log with the database. */
export const runRig = async (options: RigOptions): Promise<RigReport> => {
  const { folder, say } = options
  const sale = await openSale({ folder, standbys: true })
  try {
    const { kills, seconds } = await sellAndKill(sale, options)
    say(`${kills.length} kills done`)
    return { kills, seconds, ...(await sale.finish(say)) }
  } finally {
    await sale.stop()
  }
}

const sellAndKill = async (
  sale: Sale,
  { seed, minutes, killEverySeconds, perSecond, say }: RigOptions,
): Promise<{ kills: Kill[]; seconds: number }> => {
  const random = seededRandom(seed)
  const kills: Kill[] = []
  let acknowledged = 0
  let started = 0
  let endsAt = Infinity
  const selling = sale.sell({
    seed: seed + 1,
    isOver: () => Date.now() >= endsAt,
    perSecond,
    onAnswer: ({ outcome }, sentAt) => {
      if (outcome !== 'ok') return
      acknowledged += 1
      for (const kill of kills) if (sentAt > kill.at) kill.recoveredMs ??= performance.now() - kill.at
    },
  })
  const killing = (async () => {
    // A kill while the players log in would have no recovery to measure.
    await until('the first purchase', () => acknowledged > 0, 120_000)
    started = Date.now()
    endsAt = started + minutes * 60_000
    for (const target of targetsInTurn(random)) {
      const wait = killEverySeconds * (0.7 + random.below(600) / 1000) * 1000
      // Leaves time after the last kill to measure the recovery.
      if (Date.now() + wait > endsAt - 6000) return
      await pause(wait)
      const coin = random.below(2)
      const at = performance.now()
      await killOne(sale.stack, target, coin)
      kills.push({ target, at, recoveredMs: undefined })
      say(
        `${Math.round((Date.now() - started) / 1000)} s: ${target} (${kills.length} kills, ${acknowledged} acknowledged)`,
      )
    }
  })().catch((error: unknown) => {
    endsAt = 0
    throw error
  })
  await Promise.all([selling, killing])
  return { kills, seconds: (Date.now() - started) / 1000 }
}

/** Yields every target once in random order, then repeats. */
function* targetsInTurn(random: SeededRandom): Generator<KillTarget> {
  for (;;) yield* random.shuffled(killTargets)
}
