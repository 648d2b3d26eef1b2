import { heartbeatMs, pollingMs } from '@fairground/contract/constants'
import type { OutgoingMessage } from '#gateway/outgoing-message.ts'
import { EmulatedWire } from './channel-wire.ts'

/** A batch with little more than BYE. */
const maxKeptBytes = 4096

/** The messages of one answer. Batches are numbered from 1. */
export interface Batch {
  readonly number: number
  readonly bytes: Buffer
}

/** The viewer takes messages in batches, and a batch is kept until the next request confirms it. */
export class PollWire extends EmulatedWire {
  #queue: Buffer[] = []
  #queuedBytes = 0
  #lastBatch = 0
  #unconfirmed: Batch | undefined
  #answer: ((batch: Batch | undefined) => void) | undefined
  #answering: NodeJS.Immediate | undefined
  /** The request that waits. */
  #waiting: unknown
  #isPaused = false
  readonly #gone: NodeJS.Timeout

  /** `onGone` runs when the viewer has made no request for the length of a poll and a heartbeat. */
  constructor(onGone: () => void) {
    super()
    this.#gone = setTimeout(() => {
      onGone()
      this.close()
    }, pollingMs + heartbeatMs)
  }

  get writableLength(): number {
    return this.#queuedBytes + (this.#unconfirmed?.bytes.length ?? 0)
  }

  write(message: OutgoingMessage): void {
    this.#queue.push(message.payload)
    this.#queuedBytes += message.payload.length
    this.#answerSoon()
  }

  /** Reports whether the viewer must take messages before it may send any. */
  get isPaused(): boolean {
    return this.#isPaused
  }

  pause(): void {
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
  }

  /** Postpones the end of a viewer that makes requests. */
  touch(): void {
    if (this.readyState === this.OPEN) this.#gone.refresh()
  }

  /** A new request replaces the waiting one, because the connection of that one may be broken. */
  poll(received: number, request: unknown): Promise<Batch | undefined> {
    this.touch()
    this.#answer?.(undefined)
    if (this.#unconfirmed && received >= this.#unconfirmed.number) this.#unconfirmed = undefined
    if (this.#unconfirmed) return Promise.resolve(this.#unconfirmed)
    if (this.#queue.length > 0 || this.readyState === this.CLOSED) return Promise.resolve(this.#takeBatch())
    this.#waiting = request
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#answer?.(undefined), pollingMs)
      this.#answer = batch => {
        clearTimeout(timer)
        this.#answer = undefined
        resolve(batch)
      }
    })
  }

  /** The connection of the request has closed. */
  cancel(request: unknown): void {
    if (this.#waiting === request) this.#answer?.(undefined)
  }

  stop(): void {
    clearTimeout(this.#gone)
    this.close()
  }

  protected end(): void {
    clearImmediate(this.#answering)
    this.#answer?.(this.#takeBatch())
  }

  /** The viewer can fetch the reason of the end until it counts as gone. */
  protected destroy(): void {
    this.#queue = this.#queue.slice(-1)
    if (this.#unconfirmed && this.#unconfirmed.bytes.length > maxKeptBytes) this.#unconfirmed = undefined
  }

  /** Messages of one turn of the event loop travel together. */
  #answerSoon(): void {
    if (!this.#answer || this.#answering) return
    this.#answering = setImmediate(() => {
      this.#answering = undefined
      if (this.#answer && this.#queue.length > 0) this.#answer(this.#takeBatch())
    })
  }

  #takeBatch(): Batch | undefined {
    if (this.#queue.length === 0) return undefined
    this.#lastBatch += 1
    this.#unconfirmed = { number: this.#lastBatch, bytes: Buffer.concat(this.#queue) }
    this.#queue = []
    this.#queuedBytes = 0
    return this.#unconfirmed
  }
}
