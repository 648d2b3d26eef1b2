import type { ServerMessage } from '@fairground/contract/channel'
import type { Topic } from '@fairground/contract/topics'
import { encodeMessage } from './codec.ts'
import type { TakenSnapshot } from './snapshots.ts'

export const laggingBytes = 1 << 20
export const hopelessBytes = 4 << 20
export const hopelessMs = 10_000
const lookEveryMs = 250

/** What is used of a WebSocket. */
export interface Wire {
  readonly readyState: number
  readonly OPEN: number
  send(bytes: Buffer): void
}

/** What is used of the connection under it. Its length counts what the WebSocket wrote as well. */
export interface Line {
  readonly writableLength: number
  write(frame: Buffer): unknown
}

export interface OutgoingParts {
  readonly take: (topic: Topic) => Promise<TakenSnapshot | undefined>
  /** The viewer has caught up after frames were left out. */
  readonly onCaughtUp: () => void
  readonly onHopeless: () => void
}

interface Awaited {
  readonly held: { readonly frame: Buffer; readonly to: number }[]
  again: boolean
}

/** What goes out to one viewer. One that cannot keep up gets no more frames, then snapshots when it has caught up, or is let go. */
export class Outgoing {
  readonly #wire: Wire
  readonly #line: Line
  readonly #parts: OutgoingParts
  readonly #awaited = new Map<Topic, Awaited>()
  #lagging: NodeJS.Timeout | undefined

  constructor(wire: Wire, line: Line, parts: OutgoingParts) {
    this.#wire = wire
    this.#line = line
    this.#parts = parts
  }

  tell(message: ServerMessage): void {
    if (this.#isOpen()) this.#wire.send(encodeMessage(message))
  }

  /** A prepared frame, the same for all viewers of its topic. */
  frame(topic: Topic, frame: Buffer, to: number): void {
    if (this.#lagging) return
    if (this.#line.writableLength > laggingBytes) return this.#startLagging()
    // A viewer drops frames until the snapshot it waits for: they follow it, or those of them that are not in it.
    const awaited = this.#awaited.size === 0 ? undefined : this.#awaited.get(topic)
    if (awaited) awaited.held.push({ frame, to })
    else this.#write(frame)
  }

  /** False when there is nothing to take one of. */
  async snapshot(topic: Topic): Promise<boolean> {
    const underWay = this.#awaited.get(topic)
    if (underWay) {
      underWay.again = true
      return true
    }
    const awaited: Awaited = { held: [], again: false }
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

  async #take(topic: Topic, awaited: Awaited): Promise<TakenSnapshot | undefined> {
    const taken = await this.#parts.take(topic)
    if (!awaited.again) return taken
    awaited.again = false
    return this.#take(topic, awaited)
  }

  #startLagging(): void {
    const since = performance.now()
    this.#lagging = setInterval(() => {
      const waiting = this.#line.writableLength
      if (waiting > hopelessBytes || performance.now() - since > hopelessMs) {
        clearInterval(this.#lagging)
        this.#parts.onHopeless()
      } else if (waiting <= laggingBytes) {
        clearInterval(this.#lagging)
        this.#lagging = undefined
        this.#parts.onCaughtUp()
      }
    }, lookEveryMs)
  }

  // Past the WebSocket, which would make a header for each viewer. It neither compresses nor splits what it sends
  // itself, so it writes each of its frames whole and at once, and ours falls between two of them.
  #write(frame: Buffer): void {
    if (this.#isOpen()) this.#line.write(frame)
  }

  #isOpen(): boolean {
    return this.#wire.readyState === this.#wire.OPEN
  }
}
