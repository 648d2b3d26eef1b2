import type { ServerMessage } from '@fairground/contract/channel'
import type { Topic } from '@fairground/contract/topics'
import { OutgoingMessage } from './outgoing-message.ts'
import type { TakenSnapshot } from './snapshots.ts'

/** Above it a viewer is slow: it gets no frames, and the gateway reads no messages of it. */
export const laggingBytes = 1 << 20
/** Above it a viewer is disconnected, which bounds the memory that one viewer can hold. */
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
  /** Called when the viewer has too much unread data. */
  readonly onLagging: () => void
  /** Called when the viewer has caught up. It needs snapshots if frames were skipped. */
  readonly onCaughtUp: (hasSkipped: boolean) => void
  readonly onTooSlow: () => void
}

interface PendingSnapshot {
  readonly held: { readonly frame: OutgoingMessage; readonly to: number }[]
  isStale: boolean
}

/**
 * Sends to one viewer. A slow viewer gets no frames until it has caught up, then snapshots; one that stays slow, or asks for
 * more than it reads, is disconnected.
 */
export class Outgoing {
  readonly #wire: Wire
  readonly #line: Line
  readonly #deps: OutgoingDeps
  readonly #awaited = new Map<Topic, PendingSnapshot>()
  #lagging: NodeJS.Timeout | undefined
  #hasSkipped = false
  #isTooSlow = false

  constructor(wire: Wire, line: Line, parts: OutgoingDeps) {
    this.#wire = wire
    this.#line = line
    this.#deps = parts
  }

  send(message: ServerMessage): void {
    this.#answer(new OutgoingMessage(message))
  }

  /** Sends a prepared frame, which all viewers of the topic share. */
  frame(topic: Topic, frame: OutgoingMessage, to: number): void {
    if (!this.#lagging && this.#line.writableLength > laggingBytes) this.#startLagging()
    if (this.#lagging) {
      this.#hasSkipped = true
      return
    }
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
      this.#answer(taken.frame)
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

  /** Writes what the viewer has asked for. */
  #answer(message: OutgoingMessage): void {
    if (this.#wire.readyState !== this.#wire.OPEN) return
    if (this.#line.writableLength > maxBufferedBytes) this.#endTooSlow()
    this.#write(message)
    if (!this.#lagging && this.#line.writableLength > laggingBytes) this.#startLagging()
  }

  #startLagging(): void {
    const since = performance.now()
    this.#lagging = setInterval(() => {
      const waiting = this.#line.writableLength
      if (waiting > maxBufferedBytes || performance.now() - since > maxLagMs) this.#endTooSlow()
      else if (waiting <= laggingBytes) this.#catchUp()
    }, checkEveryMs)
    this.#deps.onLagging()
  }

  #catchUp(): void {
    clearInterval(this.#lagging)
    this.#lagging = undefined
    const hasSkipped = this.#hasSkipped
    this.#hasSkipped = false
    this.#deps.onCaughtUp(hasSkipped)
  }

  #endTooSlow(): void {
    clearInterval(this.#lagging)
    if (this.#isTooSlow) return
    this.#isTooSlow = true
    this.#deps.onTooSlow()
  }

  #write(message: OutgoingMessage): void {
    if (this.#wire.readyState === this.#wire.OPEN) this.#line.write(message)
  }
}
