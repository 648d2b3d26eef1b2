import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultName } from '@fairground/contract/errors'
import type { Topic } from '@fairground/contract/topics'

export interface TopicQueueDeps {
  /** Returns the milliseconds after which to try again, or 0 if the address may follow a topic now. */
  readonly takeTurn: () => Promise<number>
  /** The reason why the topic cannot be followed. */
  readonly findFault: (topic: Topic) => Promise<FaultName | undefined>
  readonly onAdmitted: (topic: Topic, last: number | null) => void
  readonly onRefused: (fault: FaultName) => void
  readonly onError: (error: unknown) => void
}

/** A topic that could not be looked up is looked up again after this time. */
const retryMs = 1000

/** The topics that a channel has asked for. Each is looked up before it is followed, at the rate of its address. */
export class TopicQueue {
  readonly #deps: TopicQueueDeps
  readonly #waiting = new Map<Topic, number | null>()
  #isRunning = false

  constructor(deps: TopicQueueDeps) {
    this.#deps = deps
  }

  get size(): number {
    return this.#waiting.size
  }

  has(topic: Topic): boolean {
    return this.#waiting.has(topic)
  }

  add(topic: Topic, last: number | null): void {
    this.#waiting.set(topic, last)
    if (!this.#isRunning) void this.#run()
  }

  remove(topic: Topic): void {
    this.#waiting.delete(topic)
  }

  clear(): void {
    this.#waiting.clear()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let topic = this.#first(); topic !== undefined; topic = this.#first()) {
      const waitMs = await this.#handle(topic).catch((error: unknown) => {
        this.#deps.onError(error)
        return retryMs
      })
      if (waitMs > 0) await sleep(waitMs, undefined, { ref: false })
    }
    this.#isRunning = false
  }

  #first(): Topic | undefined {
    return this.#waiting.keys().next().value
  }

  /** Returns the time to wait before the next topic. */
  async #handle(topic: Topic): Promise<number> {
    const waitMs = await this.#deps.takeTurn()
    if (waitMs > 0) return waitMs
    const fault = await this.#deps.findFault(topic)
    // The viewer may have left the topic meanwhile.
    const last = this.#waiting.get(topic)
    if (last === undefined) return 0
    this.#waiting.delete(topic)
    if (fault === undefined) this.#deps.onAdmitted(topic, last)
    else this.#deps.onRefused(fault)
    return 0
  }
}
