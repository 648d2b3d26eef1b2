import type { ServerMessage } from '@fairground/contract/channel'
import type { Topic } from '@fairground/contract/topics'
import { OutgoingMessage } from './outgoing-message.ts'
import type { TakenSnapshot } from './snapshots.ts'

export const laggingBytes = 1 << 20
export const maxBufferedBytes = 4 << 20
export const maxLagMs = 10_000
const checkEveryMs = 250

/** The part of a WebSocket that Outgoing uses. */
export interface Wire {
  readonly readyState: number
  readonly OPEN: number
}

/** Writes messages in the encoding of one transport. */
export interface Line {
  /** The bytes that the viewer has not received yet. */
  readonly writableLength: number
  write(message: OutgoingMessage): void
}

export interface OutgoingDeps {
  readonly take: (topic: Topic) => Promise<TakenSnapshot | undefined>
  /** Called when the viewer has caught up after frames were skipped. */
  readonly onCaughtUp: () => void
  readonly onTooSlow: () => void
}

interface PendingSnapshot {
  readonly held: { readonly frame: OutgoingMessage; readonly to: number }[]
  isStale: boolean
}

/** Sends to one viewer. A slow viewer gets no frames until it has caught up, then snapshots; one that stays slow is disconnected. */
export class Outgoing {
  readonly #wire: Wire
  readonly #line: Line
  readonly #deps: OutgoingDeps
  readonly #awaited = new Map<Topic, PendingSnapshot>()
  #lagging: NodeJS.Timeout | undefined

  constructor(wire: Wire, line: Line, parts: OutgoingDeps) {
    this.#wire = wire
    this.#line = line
    this.#deps = parts
  }

  send(message: ServerMessage): void {
    this.#write(new OutgoingMessage(message))
  }

  /** Sends a prepared frame, which all viewers of the topic share. */
  frame(topic: Topic, frame: OutgoingMessage, to: number): void {
    if (this.#lagging) return
    if (this.#line.writableLength > laggingBytes) return this.#startLagging()
    // Frames that arrive while a snapshot is taken follow it, unless the snapshot already contains them.
    const awaited = this.#awaited.size === 0 ? undefined : this.#awaited.get(topic)
    if (awaited) awaited.held.push({ frame, to })
    else this.#write(frame)
  }

  /** Returns false when the topic does not exist. */
  async snapshot(topic: Topic): Promise<boolean> {
    const pending = this.#awaited.get(topic)
    if (pending) {
      pending.isStale = true
      return true
    }
    const awaited: PendingSnapshot = { held: [], isStale: false }
    this.#awaited.set(topic, awaited)
    try {
      const taken = await this.#take(topic, awaited)
      if (!taken) return false
      this.#write(taken.frame)
      for (const { frame, to } of awaited.held) if (to > taken.seq) this.#write(frame)
      return true
    } finally {
      this.#awaited.delete(topic)
    }
  }

  stop(): void {
    clearInterval(this.#lagging)
  }

  async #take(topic: Topic, awaited: PendingSnapshot): Promise<TakenSnapshot | undefined> {
    const taken = await this.#deps.take(topic)
    if (!awaited.isStale) return taken
    awaited.isStale = false
    return this.#take(topic, awaited)
  }

  #startLagging(): void {
    const since = performance.now()
    this.#lagging = setInterval(() => {
      const waiting = this.#line.writableLength
      if (waiting > maxBufferedBytes || performance.now() - since > maxLagMs) {
        clearInterval(this.#lagging)
        this.#deps.onTooSlow()
      } else if (waiting <= laggingBytes) {
        clearInterval(this.#lagging)
        this.#lagging = undefined
        this.#deps.onCaughtUp()
      }
    }, checkEveryMs)
  }

  #write(message: OutgoingMessage): void {
    if (this.#wire.readyState === this.#wire.OPEN) this.#line.write(message)
  }
}
