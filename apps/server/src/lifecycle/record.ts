import type { Game, GameInstance } from '@fairground/database/rows'
import { type BeaconChain, quicknet } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import type { Selectable } from 'kysely'
import { parseCurrency } from '#platform/money.ts'
import type { GameChainRow } from './chains.ts'
import type { ClosedRow } from './close-queries.ts'

/** The fields that the public records of draws and decks share. */

export const asHex = (bytes: Buffer): string => hex(new Uint8Array(bytes))

export const toRecordIdentity = (
  {
    id,
    member_id: memberId,
    game_id: gameId,
    currency,
  }: Pick<Selectable<GameInstance>, 'id' | 'member_id' | 'game_id' | 'currency'>,
  { title }: Pick<Selectable<Game>, 'title'>,
) => ({
  member: String(memberId),
  game: String(gameId),
  instance: String(id),
  title,
  currency,
  decimals: CURRENCIES[parseCurrency(currency)].decimals,
})

type ChainColumns = Pick<ClosedRow, 'chain_index' | 'previous_link'>

export const toRecordChain = (
  closed: ChainColumns,
  { number, anchor, length }: GameChainRow,
  link: Uint8Array,
) => ({
  number,
  anchor: asHex(anchor),
  length,
  index: closed.chain_index,
  previous: asHex(closed.previous_link),
  link: hex(new Uint8Array(link)),
})

type BeaconColumns = Pick<ClosedRow, 'beacon_chain' | 'round' | 'last_seen_round' | 'last_seen_signature'>

export const toRecordBeacon = (commit: BeaconColumns, chain: BeaconChain, signature: Buffer) => ({
  chain: commit.beacon_chain === quicknet.chainHash ? quicknet : chain,
  round: Number(commit.round),
  signature: asHex(signature),
  lastSeen: { round: Number(commit.last_seen_round), signature: asHex(commit.last_seen_signature) },
})

/** The signatures of the close record and what the signer locked. */
export const toRecordClose = (closed: ClosedRow) => ({
  hash: asHex(closed.close_hash),
  platformSignature: asHex(closed.platform_signature),
  lock: asHex(closed.lock),
  masks: [asHex(closed.mask)],
  signer: {
    at: closed.signer_at,
    term: closed.signer_term,
    k: Number(closed.signer_k),
    head: asHex(closed.signer_head),
    signature: asHex(closed.signer_signature),
  },
  control:
    closed.control_signature && closed.control_at !== null
      ? { at: closed.control_at, signature: asHex(closed.control_signature) }
      : null,
})
