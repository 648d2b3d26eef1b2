import type { DrawCommit, Game, GameInstance } from '@fairground/database/rows'
import { type BeaconChain, quicknet } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import type { Selectable } from 'kysely'
import { parseCurrency } from '#platform/money.ts'

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

type ChainColumns = Pick<Selectable<DrawCommit>, 'chain_index' | 'previous_link'>

export const toRecordChain = (commit: ChainColumns, anchor: Buffer, link: Uint8Array) => ({
  anchor: asHex(anchor),
  index: commit.chain_index,
  previous: asHex(commit.previous_link),
  link: hex(new Uint8Array(link)),
})

type BeaconColumns = Pick<
  Selectable<DrawCommit>,
  'beacon_chain' | 'round' | 'last_seen_round' | 'last_seen_signature'
>

export const toRecordBeacon = (commit: BeaconColumns, chain: BeaconChain, signature: Buffer) => ({
  chain: commit.beacon_chain === quicknet.chainHash ? quicknet : chain,
  round: Number(commit.round),
  signature: asHex(signature),
  lastSeen: { round: Number(commit.last_seen_round), signature: asHex(commit.last_seen_signature) },
})

type CloseColumns = Pick<
  Selectable<DrawCommit>,
  'close_hash' | 'platform_signature' | 'signer_signature' | 'signer_at'
>

export const toRecordClose = (commit: CloseColumns) => ({
  hash: asHex(commit.close_hash),
  platformSignature: asHex(commit.platform_signature),
  signerSignature: asHex(commit.signer_signature),
  signerAt: commit.signer_at,
})
