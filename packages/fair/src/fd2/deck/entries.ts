import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { type CloseRecord, closeHash } from '#fd2/close.ts'
import { type Countersigned, countersignHash } from '#fd2/countersign.ts'
import { type Round, type RoundRow, roundHash } from '#fd2/round.ts'
import type { TypedEntry, EntrySigner } from '#log/entry.ts'
import { deckHash, type PublishedDeck } from './deck-hash.ts'

/** The signer's answer: the lock with the masked secrets, and its signed statement. */
export interface SignerAnswer {
  readonly lock: Bytes
  readonly masks: readonly Bytes[]
  readonly signer: EntrySigner
}

const toLockFields = ({ lock, masks, signer }: SignerAnswer) => ({
  lock: hex(lock),
  masks: masks.map(hex),
  signer,
})

/** An entry before the log gives it a place: `prev` is filled when it is appended. */
export type Draft<T extends 'close' | 'deck'> = Omit<TypedEntry<T>, 'prev'>

export interface DeckSeal {
  readonly close: CloseRecord
  /** Epoch milliseconds. */
  readonly latestEnd: number
  readonly platform: Bytes
  readonly answer: SignerAnswer
}

/** The seal of a deck is a close entry without tickets. The control system has no sales to balance yet. */
export const toSealEntry = ({ close, latestEnd, platform, answer }: DeckSeal): Draft<'close'> => ({
  t: 'close',
  C: hex(closeHash(close)),
  member: close.member,
  game: close.game,
  instance: close.instance,
  rules: hex(close.rulesHash),
  prizes: hex(close.prizeTableHash),
  size: close.treeSize,
  root: hex(close.root),
  pool: String(close.pool),
  jackpot: String(close.jackpot),
  currency: close.currency,
  chain: close.chain,
  index: close.index,
  previous: hex(close.previous),
  round: close.round,
  closedAt: close.closedAt,
  latestEnd,
  platform: hex(platform),
  ...toLockFields(answer),
  ics: { at: 0, sig: '' },
})

/** The close record that a close entry states. */
export const toCloseRecord = (entry: TypedEntry<'close'>, beaconChainHash: string): CloseRecord => ({
  member: entry.member,
  game: entry.game,
  instance: entry.instance,
  rulesHash: unhex(entry.rules),
  prizeTableHash: unhex(entry.prizes),
  treeSize: entry.size,
  root: unhex(entry.root),
  pool: BigInt(entry.pool),
  jackpot: BigInt(entry.jackpot),
  currency: entry.currency,
  chain: entry.chain,
  index: entry.index,
  previous: unhex(entry.previous),
  beaconChainHash: unhex(beaconChainHash),
  round: entry.round,
  closedAt: entry.closedAt,
})

interface SignedDeck {
  readonly game: string
  readonly deck: PublishedDeck
  readonly platform: Bytes
  readonly signer: EntrySigner
}

export const toDeckEntry = ({ game, deck, platform, signer }: SignedDeck): Draft<'deck'> => ({
  t: 'deck',
  game,
  D: hex(deckHash(deck)),
  C: hex(deck.closeHash),
  N: deck.size,
  root: hex(deck.root),
  anchor: hex(deck.assignAnchor),
  platform: hex(platform),
  signer,
})

/** The rows of a round by ascending D. */
export const roundRows = (rows: Iterable<RoundRow>): RoundRow[] =>
  [...rows].sort((a, b) => (hex(a.deck) < hex(b.deck) ? -1 : 1))

/** A round entry has no game, because it serves all decks of the operator. */
export const toRoundEntry = (round: Round, answer: SignerAnswer): TypedEntry<'round'> => ({
  t: 'round',
  Q: hex(roundHash(round)),
  round: round.round,
  cutAt: round.cutAt,
  rows: round.rows.map(({ deck, n, size, root }) => [hex(deck), n, size, hex(root)] as const),
  ...toLockFields(answer),
})

/** The round that a round entry states. */
export const toRound = (entry: TypedEntry<'round'>, member: string, beaconChainHash: string): Round => ({
  member,
  beaconChainHash,
  round: entry.round,
  cutAt: entry.cutAt,
  rows: entry.rows.map(([deck, n, size, root]) => ({ deck: unhex(deck), n, size, root: unhex(root) })),
})

/** What the signer of an entry signed. */
export const signedStatement = (
  { at, term, k, head }: EntrySigner,
  { context, lock }: Pick<Countersigned, 'context' | 'lock'>,
): Bytes => countersignHash({ context, lock, at, term, k, head: unhex(head) })
