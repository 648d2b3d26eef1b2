import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { assignSeed } from '@fairground/fair/fd2/round'
import { applyMask, lockHash, openRoundKey } from '@fairground/fair/fd2/round-lock'
import type { SealedRowColumns } from '../queries/deck-rounds.ts'

export interface OpenedTickets {
  /** What the lock opens to decides, even if it is not the link of the deck's chain. */
  readonly link: Bytes
  /** S' */
  readonly seed: Bytes
}

const keptKeys = 16

/** Opening a lock takes long, and all decks of a round have the same one. */
export class RoundKeys {
  readonly #keys = new Map<string, Bytes>()

  /** Opens the deck's row with the beacon's signature of its round. The signer is not needed for it. */
  open(row: SealedRowColumns, deck: Bytes, signature: string): OpenedTickets {
    const lock = new Uint8Array(row.lock)
    const context = new Uint8Array(row.round_hash)
    const masks = row.masks.map(mask => new Uint8Array(mask))
    const mask = masks[row.row]
    if (!mask) throw new Error(`round ${row.round} has no mask of row ${row.row}`)
    const link = applyMask(mask, this.#keyIn(lock, signature), context, row.row)
    const round = Number(row.round)
    const sealed = { context, lock: lockHash(context, round, lock, masks), deck }
    return { link, seed: assignSeed(link, sealed, round, unhex(signature)) }
  }

  #keyIn(lock: Bytes, signature: string): Bytes {
    const name = `${hex(lock)} ${signature}`
    const key = this.#keys.get(name) ?? openRoundKey(lock, unhex(signature))
    this.#keys.set(name, key)
    const [oldest] = this.#keys.keys()
    if (this.#keys.size > keptKeys && oldest !== undefined) this.#keys.delete(oldest)
    return key
  }
}
