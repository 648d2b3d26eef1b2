import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '@fairground/testkit/demo/seed'
import { type Stack, type StackOptions, startStack } from '@fairground/testkit/stack/stack'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { seededRandom } from '#support/seeded-random.ts'
import { checkPurchases, type Verdict } from './check-purchases.ts'
import { closeBeforeMs, faultMember, startBalance } from './fault-world.ts'
import { missedFaults } from './plant-faults.ts'
import { openPurchaseLog, readPurchaseLog } from './purchase-log.ts'
import { sell, type SaleOptions } from './sell.ts'
import { createShopper } from './shopper.ts'
import { untilSettled } from './until-settled.ts'

const shopperCount = 60

export interface SaleResult {
  readonly verdict: Verdict
  readonly audit: readonly string[]
  readonly planted: { readonly planted: number; readonly missed: readonly string[] }
}

export interface Sale {
  readonly stack: Stack
  /** The ports of all gateways. */
  readonly ports: readonly number[]
  /** Sells at a steady rate until the sale is over. The log of the clients has every purchase. */
  sell(options: Omit<SaleOptions, 'shoppers' | 'random'> & { readonly seed: number }): Promise<void>
  /** Waits until every draw is settled, compares the log with the database and runs the audit. */
  finish(say: (line: string) => void): Promise<SaleResult>
  stop(): Promise<void>
}

export type SaleStackOptions = Pick<
  StackOptions,
  'folder' | 'launch' | 'standbys' | 'port' | 'environment'
> & {
  /** How long a client repeats a purchase. */
  readonly patienceMs?: number
}

/** Starts a durable stack with the world of the fault tests and the players who buy there. */
export const openSale = async ({ patienceMs, ...options }: SaleStackOptions): Promise<Sale> => {
  const { folder } = options
  mkdirSync(folder, { recursive: true })
  const environment = {
    FAIRGROUND_RATE_FACTOR: '1000',
    FAIRGROUND_LOG_LEVEL: 'info',
    ...options.environment,
  }
  const stack = await startStack({ ...options, durable: true, environment })
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
  }).catch(async (error: unknown) => {
    await stack.stop()
    throw error
  })
  const logFile = join(folder, 'purchases.log')
  const ports = [stack.port, ...(stack.standbys ? [stack.standbys.port] : [])]
  return {
    stack,
    ports,
    async sell({ seed: saleSeed, ...sale }) {
      const log = await openPurchaseLog(logFile)
      const shoppers = Array.from({ length: shopperCount }, (_, i) =>
        createShopper(
          i % 2 === 0 ? ports : ports.toReversed(),
          faultMember,
          `crowd${i + 1}`,
          log,
          patienceMs,
        ),
      )
      await sell({ ...sale, shoppers, random: seededRandom(saleSeed) })
      await log.close()
    },
    async finish(say) {
      say('waiting until every draw is settled')
      await untilSettled(ownerUrl)
      const log = readPurchaseLog(logFile)
      const verdict = await asOwner(ownerUrl, client => checkPurchases(client, log, startBalance))
      const planted = await asOwner(ownerUrl, client => missedFaults(client, log, startBalance))
      say('auditing')
      return { verdict, audit: await findAuditProblems(stack.databaseUrl), planted }
    },
    stop: () => stack.stop(),
  }
}
