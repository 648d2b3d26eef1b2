import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '@fairground/testkit/demo/seed'
import { type Stack, startStack } from '@fairground/testkit/stack/stack'
import { findAuditProblems } from '#support/audit-problems.ts'
import { checkPurchases, type Verdict } from './check-purchases.ts'
import { closeBeforeMs, faultMember, startBalance } from './fault-world.ts'
import { killOne, type KillTarget, killTargets } from './kills.ts'
import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'
import { missedFaults } from './plant-faults.ts'
import { openPurchaseLog, readPurchaseLog } from './purchase-log.ts'
import { sell } from './sell.ts'
import { seededRandom, type SeededRandom } from '#support/seeded-random.ts'
import { createShopper } from './shopper.ts'
import { untilSettled } from './until-settled.ts'

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

export interface RigReport {
  readonly kills: readonly Kill[]
  readonly seconds: number
  readonly verdict: Verdict
  readonly audit: readonly string[]
  readonly planted: { readonly planted: number; readonly missed: readonly string[] }
}

const shopperCount = 60

/** Sells and draws on a stack of real processes while they are killed at random, then compares the log with the database. */
export const runRig = async (options: RigOptions): Promise<RigReport> => {
  const { folder, say } = options
  mkdirSync(folder, { recursive: true })
  const stack = await startStack({
    folder,
    durable: true,
    standbys: true,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'info' },
  })
  try {
    const { ownerUrl, natsUrl, keyFolder } = stack
    const members = [faultMember]
    await seed({
      ownerUrl,
      natsUrl,
      keyFolder,
      members,
      crowd: shopperCount,
      closeBeforeMs,
      balance: startBalance,
    })
    const logFile = join(folder, 'purchases.log')
    const { kills, seconds } = await sellAndKill(stack, logFile, options)
    say(`${kills.length} kills done; waiting until every draw is settled`)
    await untilSettled(ownerUrl)
    const log = readPurchaseLog(logFile)
    const verdict = await asOwner(ownerUrl, client => checkPurchases(client, log, startBalance))
    const planted = await asOwner(ownerUrl, client => missedFaults(client, log, startBalance))
    say('auditing')
    const audit = await findAuditProblems(stack.databaseUrl)
    return { kills, seconds, verdict, audit, planted }
  } finally {
    await stack.stop()
  }
}

const sellAndKill = async (
  stack: Stack,
  logFile: string,
  { seed, minutes, killEverySeconds, perSecond, say }: RigOptions,
): Promise<{ kills: Kill[]; seconds: number }> => {
  const random = seededRandom(seed)
  const log = await openPurchaseLog(logFile)
  const ports = [stack.port, ...(stack.standbys ? [stack.standbys.port] : [])]
  const shoppers = Array.from({ length: shopperCount }, (_, i) =>
    createShopper(i % 2 === 0 ? ports : ports.toReversed(), faultMember, `crowd${i + 1}`, log),
  )
  const kills: Kill[] = []
  let acknowledged = 0
  const started = Date.now()
  const untilMs = started + minutes * 60_000
  const selling = sell({
    shoppers,
    random: seededRandom(seed + 1),
    untilMs,
    perSecond,
    onAnswer: ({ outcome }, sentAt) => {
      if (outcome !== 'ok') return
      acknowledged += 1
      for (const kill of kills) if (sentAt > kill.at) kill.recoveredMs ??= performance.now() - kill.at
    },
  })
  const killing = (async () => {
    for (const target of targetsInTurn(random)) {
      const wait = killEverySeconds * (0.7 + random.below(600) / 1000) * 1000
      // Leaves time after the last kill to measure the recovery.
      if (Date.now() + wait > untilMs - 6000) return
      await pause(wait)
      const coin = random.below(2)
      const at = performance.now()
      await killOne(stack, target, coin)
      kills.push({ target, at, recoveredMs: undefined })
      say(
        `${Math.round((Date.now() - started) / 1000)} s: ${target} (${kills.length} kills, ${acknowledged} acknowledged)`,
      )
    }
  })()
  await Promise.all([selling, killing])
  await log.close()
  return { kills, seconds: (Date.now() - started) / 1000 }
}

/** Yields every target once in random order, then repeats. */
function* targetsInTurn(random: SeededRandom): Generator<KillTarget> {
  for (;;) yield* random.shuffled(killTargets)
}
