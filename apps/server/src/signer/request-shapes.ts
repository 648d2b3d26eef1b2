import { canonicalJson } from '@fairground/fair/encoding/canonical-json'
import {
  hexBytes,
  integer,
  list,
  minorUnits,
  object,
  optional,
  refuse,
  type Shape,
  ShapeProblem,
  text,
} from '@fairground/fair/encoding/shape'
import { parseDeckTable, tierFields } from '@fairground/fair/instant/deck-table'
import type { LogLine, SignerEntry } from './log/entries.ts'
import type { CloseText, SignerCall, SignerCalls } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'

const maxU32 = 0xffff_ffff
const time = integer(0, Number.MAX_SAFE_INTEGER)
const count = integer(0, Number.MAX_SAFE_INTEGER)
const round = integer(1, 0xffff_ffff_ffff)
const index = integer(1, maxU32)
const hash = hexBytes(32)
const signature = hexBytes(64)
const beaconSignature = hexBytes(48)
const name = text(100)

const game: Shape<string> = (value, at) =>
  typeof value === 'string' && /^[0-9A-Za-z_-]{1,40}\/[0-9A-Za-z_-]{1,40}$/.test(value)
    ? value
    : refuse(at, 'is not an operator and a game')

const atMost =
  <T>(max: number, items: Shape<T[]>): Shape<T[]> =>
  (value, at) =>
    Array.isArray(value) && value.length > max ? refuse(at, `has more than ${max} items`) : items(value, at)

const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, at) =>
    value === null ? null : shape(value, at)

const close = object<CloseText>({
  member: name,
  game: name,
  instance: name,
  rulesHash: hash,
  prizeTableHash: hash,
  treeSize: count,
  root: hash,
  pool: minorUnits,
  jackpot: minorUnits,
  currency: text(10),
  chain: index,
  index,
  previous: hash,
  beaconChainHash: hash,
  round,
  closedAt: time,
})

/** The prize table keeps further fields of its tiers, because they are part of its hash. */
const prizeTable: Shape<SignerCalls['publishDeck']['request']['prizeTable']> = (value, at) => {
  const known = typeof value === 'object' && value !== null ? (value as { tiers?: unknown }) : {}
  const plain = {
    ...known,
    tiers: Array.isArray(known.tiers)
      ? known.tiers.map((tier: unknown) => pickTierFields(tier))
      : known.tiers,
  }
  parseDeckTable(object(tierFields))(plain, at)
  if (!isCanonical(value)) refuse(at, 'has no canonical text')
  return value as SignerCalls['publishDeck']['request']['prizeTable']
}

const isCanonical = (value: unknown): boolean => {
  try {
    return canonicalJson(value) !== ''
  } catch {
    return false
  }
}

const pickTierFields = (tier: unknown): unknown =>
  typeof tier === 'object' && tier !== null
    ? Object.fromEntries(Object.entries(tier).filter(([field]) => Object.hasOwn(tierFields, field)))
    : tier

const deckRef = { game, chain: index, deck: index }
const position = { k: count, head: hash }

/** The peer's certificate is pinned and its lines are chained, so only the frame of a line is checked. */
const line: Shape<LogLine> = object<LogLine>({
  k: count,
  head: hash,
  entry: (value, at) =>
    typeof value === 'object' && value !== null && 'type' in value
      ? (value as SignerEntry)
      : refuse(at, 'is not an entry'),
  signature: optional(signature),
})

/** More rows would not fit into one entry of the public log. */
const maxRows = 400

const shapes: { readonly [C in SignerCall]: Shape<SignerCalls[C]['request']> } = {
  openChain: object({ game }),
  succeedChain: object({ game }),
  countersign: object({ game, close, balance: nullable(object({ at: time, signature })) }),
  sealDeck: object({ game, close, latestEnd: time }),
  publishDeck: object({ ...deckRef, beaconSignature, prizeTable }),
  countersignRound: object({
    member: name,
    round,
    cutAt: time,
    rows: atMost(
      maxRows,
      list(
        object({
          ...deckRef,
          deckHash: hash,
          n: index,
          size: count,
          root: hash,
          consistency: atMost(128, list(hash)),
        }),
      ),
    ),
  }),
  missRound: object({ member: name, round }),
  deal: object({ ...deckRef, round, beaconSignature }),
  endDeck: object(deckRef),
  status: object({}),
  confirm: object(position),
  replicate: object({ term: count, lines: list(line) }),
  startTerm: object({ ...position, by: atMost(2, list(name)) }),
}

export const isSignerCall = (call: string): call is SignerCall => Object.hasOwn(shapes, call)

/** Parses the body of a request. The caller is not trusted: anything else than the exact shape is refused. */
export const parseRequest = <C extends SignerCall>(call: C, body: string): SignerCalls[C]['request'] => {
  try {
    return shapes[call](JSON.parse(body), call)
  } catch (error) {
    if (error instanceof ShapeProblem || error instanceof SyntaxError)
      throw new RequestRefused('request', error.message)
    throw error
  }
}
