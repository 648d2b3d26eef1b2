import type { EventMessage } from '@fairground/contract/events'

/** One frame of a topic as the relay published it. */
export interface TopicFrame {
  readonly from: number
  readonly to: number
  readonly events: readonly EventMessage[]
}

export const keptEvents = 512
export const keptMs = 120_000

export type Since = { readonly frames: readonly TopicFrame[] } | 'unknown'

/** The last frames of one topic, for those who come back: whole and without a gap, or nothing. */
export class TopicLog {
  #frames: (TopicFrame & { readonly at: number })[] = []
  #kept = 0
  #seq: number | undefined

  /** The newest number seen, if any frame was. */
  get seq(): number | undefined {
    return this.#seq
  }

  /** 'new' frames go to the viewers; a 'repeat' was seen; a 'gap' means some are missing and all must look again. */
  add(frame: TopicFrame, now: number): 'new' | 'repeat' | 'gap' {
    if (this.#seq !== undefined && frame.to <= this.#seq) return 'repeat'
    const gap = this.#seq !== undefined && frame.from !== this.#seq + 1
    if (gap) this.#forget()
    this.#frames.push({ ...frame, at: now })
    this.#kept += frame.events.length
    this.#seq = frame.to
    while (this.#frames.length > 1 && (this.#kept > keptEvents || now - this.#frames[0]!.at > keptMs)) {
      this.#kept -= this.#frames.shift()!.events.length
    }
    return gap ? 'gap' : 'new'
  }

  since(last: number): Since {
    if (last === this.#seq) return { frames: [] }
    const first = this.#frames.findIndex(frame => frame.from === last + 1)
    return first < 0 ? 'unknown' : { frames: this.#frames.slice(first) }
  }

  #forget(): void {
    this.#frames = []
    this.#kept = 0
  }
}
