import type { EventMessage } from '@fairground/contract/events'

/** A frame of a topic as the relay published it. */
export interface TopicFrame {
  readonly from: number
  readonly to: number
  readonly events: readonly EventMessage[]
}

export const maxEvents = 512
export const maxAgeMs = 120_000

export type Since = { readonly frames: readonly TopicFrame[] } | 'unknown'

/** The latest frames of a topic without a gap, for viewers that reconnect. */
export class TopicLog {
  #frames: (TopicFrame & { readonly at: number })[] = []
  #eventCount = 0
  #seq: number | undefined

  /** The sequence number of the newest frame. Undefined before the first frame. */
  get seq(): number | undefined {
    return this.#seq
  }

  /** Returns 'repeat' for a known frame, and 'gap' when frames are missing and every viewer needs a snapshot. */
  add(frame: TopicFrame, now: number): 'new' | 'repeat' | 'gap' {
    if (this.#seq !== undefined && frame.to <= this.#seq) return 'repeat'
    const gap = this.#seq !== undefined && frame.from !== this.#seq + 1
    if (gap) this.#clear()
    this.#frames.push({ ...frame, at: now })
    this.#eventCount += frame.events.length
    this.#seq = frame.to
    while (
      this.#frames.length > 1 &&
      (this.#eventCount > maxEvents || now - this.#frames[0]!.at > maxAgeMs)
    ) {
      this.#eventCount -= this.#frames.shift()!.events.length
    }
    return gap ? 'gap' : 'new'
  }

  since(last: number): Since {
    if (last === this.#seq) return { frames: [] }
    const first = this.#frames.findIndex(frame => frame.from === last + 1)
    return first < 0 ? 'unknown' : { frames: this.#frames.slice(first) }
  }

  #clear(): void {
    this.#frames = []
    this.#eventCount = 0
  }
}
