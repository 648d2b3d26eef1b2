import { type BeaconChain, roundAt, verifyBeacon } from '#beacon/beacon.ts'

/** A check of the clock is valid for this long, so that a beacon relay may fail twice. */
const maxAgeMs = 30_000
const pollMs = 10_000
const timeoutMs = 4000

interface ClockCheck {
  readonly wallMs: number
  /** Of the monotonic clock, which no one can set. */
  readonly steadyMs: number
  readonly problem: string | undefined
}

interface NewestRound {
  readonly round: number
  /** When the request left; the other times are those of the answer. */
  readonly sentMs: number
  readonly wallMs: number
  readonly steadyMs: number
}

/** Compares this machine's clock with the newest round of the beacon. */
export class BeaconClock {
  readonly #chain: BeaconChain
  readonly #urls: readonly string[]
  #check: ClockCheck = { wallMs: 0, steadyMs: -maxAgeMs, problem: 'The clock has not been checked yet.' }
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(chain: BeaconChain, urls: readonly string[]) {
    this.#chain = chain
    this.#urls = urls
  }

  async start(): Promise<void> {
    await this.#poll()
    this.#timer = setInterval(() => void this.#poll(), pollMs)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Why the clock cannot be trusted now; undefined if it can. */
  problem(): string | undefined {
    const { wallMs, steadyMs, problem } = this.#check
    if (problem !== undefined) return problem
    const elapsed = performance.now() - steadyMs
    if (elapsed > maxAgeMs) return 'The beacon was not reachable for 30 seconds.'
    const jump = Math.abs(Date.now() - wallMs - elapsed)
    return jump > this.#chain.period * 1000 ? 'The clock of this machine was changed.' : undefined
  }

  async #poll(): Promise<void> {
    for (const url of this.#urls) {
      const found = await this.#fetchNewest(url)
      if (!found) continue
      const { round, sentMs, wallMs, steadyMs } = found
      // The relay answered at some moment between these two.
      const [first, last] = [roundAt(this.#chain, sentMs), roundAt(this.#chain, wallMs)]
      const problem =
        round < first - 1 || round > last + 1
          ? `The newest beacon round is ${round}, but by the clock of this machine it is ${last}.`
          : undefined
      this.#check = { wallMs, steadyMs, problem }
      return
    }
  }

  async #fetchNewest(url: string): Promise<NewestRound | undefined> {
    try {
      const sentMs = Date.now()
      const response = await fetch(`${url}/${this.#chain.chainHash}/public/latest`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      const body = (await response.json()) as { round?: unknown; signature?: unknown }
      const [wallMs, steadyMs] = [Date.now(), performance.now()]
      const { round, signature } = body
      if (typeof round !== 'number' || typeof signature !== 'string') return undefined
      return verifyBeacon(this.#chain, round, signature) ? { round, sentMs, wallMs, steadyMs } : undefined
    } catch {
      return undefined
    }
  }
}
