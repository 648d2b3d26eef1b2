import type { Random } from './random.ts'
import type { Timeline } from './timeline.ts'

export interface BusOptions {
  readonly timeline: Timeline
  readonly random: Random
  readonly isFaulty: () => boolean
  readonly trace: (line: string) => void
}

/** Delivers messages once, several times, late, out of order or not at all. */
export class Bus {
  readonly #options: BusOptions
  #cutUntil = 0

  constructor(options: BusOptions) {
    this.#options = options
  }

  cut(ms: number): void {
    this.#cutUntil = this.#options.timeline.now + ms
  }

  send(about: string, deliver: () => void): void {
    const { timeline, random, isFaulty, trace } = this.#options
    if (timeline.now < this.#cutUntil) return trace(`dropped, network cut: ${about}`)
    if (!isFaulty()) return timeline.after(random.int(0, 3), deliver)
    if (random.chance(0.03)) return trace(`lost: ${about}`)
    timeline.after(this.#delay(), deliver)
    if (!random.chance(0.03)) return
    trace(`duplicated: ${about}`)
    timeline.after(this.#delay(), deliver)
  }

  #delay(): number {
    const { random } = this.#options
    return random.chance(0.05) ? random.int(20, 3000) : random.int(0, 5)
  }
}
