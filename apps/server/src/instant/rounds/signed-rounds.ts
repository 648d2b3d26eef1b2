import type { BeaconClient, SignedRound } from '#beacon/client.ts'

const keptRounds = 32

/** Checking a beacon signature takes long, and all decks of a round need the same one. */
export class SignedRounds {
  readonly #rounds = new Map<string, SignedRound>()

  async get(beacon: BeaconClient, round: number): Promise<SignedRound> {
    const name = `${beacon.chain.chainHash} ${round}`
    const signed = this.#rounds.get(name) ?? (await beacon.getRound(round))
    if (!signed) throw new Error(`the beacon has not published round ${round} yet`)
    this.#rounds.set(name, signed)
    const [oldest] = this.#rounds.keys()
    if (this.#rounds.size > keptRounds && oldest !== undefined) this.#rounds.delete(oldest)
    return signed
  }
}
