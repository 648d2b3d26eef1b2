import type { Pool } from 'pg'
import { failpoint } from '#platform/failpoint.ts'
import type { Log } from '#platform/log.ts'
import { runBisecting } from './batch.ts'
import type { BatchContext } from './batch-context.ts'
import type { BatchEnd } from './batch-end.ts'
import {
  collectMs,
  collectUpTo,
  decideEarlyFrom,
  isWorthCollecting,
  type LaneClock,
  systemClock,
} from './collect.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import { type EarlyBatch, tryEarly } from './early-batch.ts'
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

/** Commands that are decided while the batch before is committed. */
interface Early {
  readonly batch: readonly Waiting[]
  readonly decided: Promise<EarlyBatch | undefined>
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
 * Under load it first waits a moment for more commands, and decides purchases while the batch before is committed. After a
 * broken connection the batch is retried; the op keys make the retry safe.
 */
export class Lane {
  readonly #waiting: Waiting[] = []
  readonly #options: LaneOptions
  readonly #context: BatchContext & { readonly kept: KeptRows }
  readonly #clock: LaneClock
  /** A lane serves one epoch, and so do the rows that it keeps. */
  readonly #kept = new KeptRows()
  #running = false
  #stopped = false
  #lastBatch = { commands: 0, endedAt: -Infinity }
  /** Set while the lane waits for more commands. */
  #collecting: AbortController | undefined
  /** Set while a batch is committed that no early batch follows yet. */
  #end: BatchEnd | undefined
  #early: Early | undefined

  constructor(options: LaneOptions) {
    this.#options = options
    this.#context = { ...options, kept: this.#kept }
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
    this.#decideEarly()
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
    while (this.#early || this.#waiting.length > 0) {
      const early = this.#early
      this.#early = undefined
      if (!early && this.#isWorthCollecting()) await this.#collect()
      const batch = early?.batch ?? this.#waiting.splice(0, batchLimit)
      const decided = await early?.decided
      // A lane that stopped meanwhile has refused the waiting commands.
      if (this.#stopped) this.#refuse(batch)
      else if (batch.length > 0) await this.#next(batch, decided)
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

  readonly #onSent = (end: BatchEnd): void => {
    this.#end = end
    this.#decideEarly()
  }

  /** Decides the waiting purchases while a batch is committed, if there are enough of them. */
  #decideEarly(): void {
    const end = this.#end
    if (!end || this.#waiting.length < decideEarlyFrom) return
    this.#end = undefined
    const batch = this.#waiting.slice(0, batchLimit)
    const commands = batch.map(waiting => waiting.command)
    const decided = tryEarly(this.#context, commands, end, this.#options)
    if (!decided) return
    this.#waiting.splice(0, batch.length)
    this.#early = { batch, decided }
  }

  #refuse(batch: readonly Waiting[]): void {
    for (const { reply } of batch) reply({ refused: 'not-mine' })
  }

  async #next(batch: readonly Waiting[], early: EarlyBatch | undefined): Promise<void> {
    const started = performance.now()
    try {
      const replies = await this.#decide(
        batch.map(waiting => waiting.command),
        early,
      )
      this.#end = undefined
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
      this.#refuse(batch)
      this.#end = undefined
      this.#stopped = true
      this.#options.onLost()
    }
  }

  async #decide(
    commands: readonly AnyCommand[],
    early: EarlyBatch | undefined,
  ): Promise<LaneReply<unknown>[]> {
    const { log } = this.#options
    const onRejected = (command: AnyCommand, error: unknown) =>
      log.error({ err: error, command: command.name }, 'command failed')
    for (let attempt = 1; ; attempt++) {
      try {
        const overlap = attempt === 1 ? { early, onSent: this.#onSent } : {}
        return await runBisecting(
          this.#context,
          commands,
          this.#options.refused,
          onRejected,
          isFatal,
          overlap,
        )
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
