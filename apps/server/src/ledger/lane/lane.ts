import type { Pool } from 'pg'
import { failpoint } from '#platform/failpoint.ts'
import type { Log } from '#platform/log.ts'
import { runBisecting } from './batch.ts'
import { collectMs, collectUpTo, isWorthCollecting, type LaneClock, systemClock } from './collect.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { LaneReply } from './lane-reply.ts'
import { LeaseLost } from './lease.ts'
import { KeptRows } from '#ledger/load/kept-rows.ts'
import type { RefusedKeys } from './refused-keys.ts'

export const batchLimit = 512
export const queueLimit = 2000

interface Waiting {
  readonly command: AnyCommand
  readonly reply: (reply: LaneReply<unknown>) => void
}

export interface LaneOptions {
  readonly pool: Pool
  readonly memberId: number
  readonly epoch: bigint
  readonly tools: CommandTools
  readonly refused: RefusedKeys
  readonly log: Log
  readonly onCommitted: () => void
  readonly onLost: () => void
  readonly observe: (commands: number, seconds: number) => void
  readonly clock?: LaneClock
}

/**
 * The single writer of one operator's money: takes all waiting commands, decides them in one transaction and replies.
 * Under load it first waits a moment for more commands. After a broken connection the batch is retried; the op keys make
 * the retry safe.
 */
export class Lane {
  readonly #waiting: Waiting[] = []
  readonly #options: LaneOptions
  readonly #clock: LaneClock
  /** A lane serves one epoch, and so do the rows that it keeps. */
  readonly #kept = new KeptRows()
  #running = false
  #stopped = false
  #lastBatch = { commands: 0, endedAt: -Infinity }
  /** Set while the lane waits for more commands. */
  #collecting: AbortController | undefined

  constructor(options: LaneOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
  }

  get queued(): number {
    return this.#waiting.length
  }

  submit(command: AnyCommand, reply: (reply: LaneReply<unknown>) => void): void {
    if (this.#stopped) return reply({ refused: 'not-mine' })
    if (this.#waiting.length >= queueLimit) {
      const overloaded = { refused: 'overloaded' } as const
      this.#options.refused.add(command, overloaded)
      return reply(overloaded)
    }
    this.#waiting.push({ command, reply })
    if (this.#waiting.length >= collectUpTo) this.#collecting?.abort()
    if (!this.#running) void this.#run()
  }

  /** Finishes the current batch and refuses the waiting commands. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#collecting?.abort()
    for (const { reply } of this.#waiting.splice(0)) reply({ refused: 'not-mine' })
    while (this.#running) await new Promise(resolve => setTimeout(resolve, 5))
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      if (this.#isWorthCollecting()) await this.#collect()
      const batch = this.#waiting.splice(0, batchLimit)
      // A lane that stopped meanwhile has refused the waiting commands.
      if (batch.length > 0) await this.#next(batch)
      this.#lastBatch = { commands: batch.length, endedAt: this.#clock.now() }
    }
    this.#running = false
  }

  #isWorthCollecting(): boolean {
    const { commands, endedAt } = this.#lastBatch
    return isWorthCollecting({ commands, agoMs: this.#clock.now() - endedAt }, this.#waiting.length)
  }

  async #collect(): Promise<void> {
    this.#collecting = new AbortController()
    await this.#clock.pause(collectMs, this.#collecting)
    this.#collecting = undefined
  }

  async #next(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now()
    try {
      const replies = await this.#decide(batch.map(waiting => waiting.command))
      batch.forEach((waiting, i) => {
        if (waiting.command.name === 'join') failpoint('join.beforeReply')
        waiting.reply(replies[i]!)
      })
      this.#options.onCommitted()
      this.#options.observe(batch.length, (performance.now() - started) / 1000)
    } catch (error) {
      const isLeaseLost = error instanceof LeaseLost
      this.#options.log[isLeaseLost ? 'warn' : 'error'](
        { err: error, commands: batch.length },
        'batch not decided',
      )
      for (const { reply } of batch) reply({ refused: 'not-mine' })
      this.#stopped = true
      this.#options.onLost()
    }
  }

  async #decide(commands: readonly AnyCommand[]): Promise<LaneReply<unknown>[]> {
    const { log } = this.#options
    const onRejected = (command: AnyCommand, error: unknown) =>
      log.error({ err: error, command: command.name }, 'command failed')
    for (let attempt = 1; ; attempt++) {
      try {
        const context = { ...this.#options, kept: this.#kept }
        return await runBisecting(context, commands, this.#options.refused, onRejected, isFatal)
      } catch (error) {
        if (error instanceof LeaseLost || attempt >= 3) throw error
        log.warn({ err: error, attempt }, 'batch interrupted, retrying with the same keys')
        await new Promise(resolve => setTimeout(resolve, 100 * attempt))
      }
    }
  }
}

/** Connection and server errors affect the whole batch; only errors caused by one command are worth bisecting. */
const isFatal = (error: unknown): boolean => {
  if (error instanceof LeaseLost) return true
  const code = (error as { code?: unknown }).code
  const isDataError = typeof code === 'string' && /^(22|23|ERR_OUT_OF_RANGE)/.test(code)
  const isCodeError =
    code === undefined && !(error instanceof Error && /connection|timeout|terminat/i.test(error.message))
  return !isDataError && !isCodeError
}
