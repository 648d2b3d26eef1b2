import { type BeaconChain, roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import type { SignedRound } from '#beacon/client.ts'
import { RequestRefused } from './request-refused.ts'

export interface ClockDeps {
  readonly chain: BeaconChain
  /** The newest round by the signer's own route, verified. */
  readonly getLatest: () => Promise<SignedRound | undefined>
  readonly now: () => number
  /** Milliseconds of a clock that cannot be set. */
  readonly elapsed: () => number
}

interface Reading {
  readonly round: number
  readonly at: number
  readonly elapsed: number
  readonly driftMs: number
}

export const readEveryMs = 10_000
const maxAgeMs = 30_000
/** A larger difference between the two clocks means that the wall clock was set. */
const maxJumpMs = 1000

/** Compares the wall clock with the beacon: a wrong clock could countersign a round that already exists. */
export class BeaconClock {
  readonly #deps: ClockDeps
  #reading: Reading | undefined
  #running: Promise<void> | undefined

  constructor(deps: ClockDeps) {
    this.#deps = deps
  }

  get beaconRound(): number {
    return this.#reading?.round ?? 0
  }

  /** How far the wall clock was outside of the two rounds that it may show. */
  get driftMs(): number {
    return this.#reading?.driftMs ?? 0
  }

  /** Reads the beacon when the last reading is old or the wall clock was set. */
  async refresh(): Promise<void> {
    const reading = this.#reading
    if (reading && this.#age(reading) < readEveryMs && !this.#jumped(reading)) return
    await (this.#running ??= this.#read().finally(() => void (this.#running = undefined)))
  }

  check(): void {
    const reading = this.#reading
    if (!reading || this.#age(reading) > maxAgeMs)
      throw new RequestRefused('clock', 'no beacon round was read in the last 30 s')
    if (reading.driftMs !== 0 || this.#jumped(reading))
      throw new RequestRefused('clock', 'the clock differs from the beacon')
  }

  async #read(): Promise<void> {
    const { chain, getLatest, now, elapsed } = this.#deps
    const first = roundAt(chain, now())
    const latest = await getLatest()
    if (!latest) return
    const { round } = latest
    // Older than what is known: a relay that is behind says nothing about the clock.
    if (round < this.beaconRound) return
    const at = now()
    // The newest round at some moment between question and answer, or the one before it.
    const inStep = round >= first - 1 && round <= roundAt(chain, at)
    const driftMs = inStep ? 0 : at - roundTime(chain, round)
    this.#reading = { round, at, elapsed: elapsed(), driftMs }
  }

  #age(reading: Reading): number {
    return this.#deps.elapsed() - reading.elapsed
  }

  #jumped(reading: Reading): boolean {
    return Math.abs(this.#deps.now() - reading.at - this.#age(reading)) > maxJumpMs
  }
}
