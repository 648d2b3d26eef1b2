import { openDraws } from '#crypto/draw-stream.ts'
import { sign } from '#crypto/signature.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { drawGame, type GameKind, resultText, settleGame, validPlays } from '#games/games.ts'
import { resultNumbers } from '#games/shared/result-text.ts'
import type { TypedEntry, LogEntry } from '#log/entry.ts'
import { type DrawFile, drawFile } from '#record/draw-file.ts'
import { recordSettlement } from '#record/record-settlement.ts'
import { resultHash } from '#settlement/settlement.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import { liveTickets } from '#tickets/placed-tickets.ts'
import type { RecordTicket } from '#tickets/ticket-line.ts'
import { walkTree } from '#tickets/tree-walk.ts'
import { type BatchReceipt, signBatch } from './batch-receipts.ts'
import { closeHash } from './close.ts'
import { balanceHash, winnersHash } from './control.ts'
import { countersignHash } from './countersign.ts'
import type { DrawRecord } from './draw-record.ts'
import { type SignerAnswer, toCloseEntry, toResultEntry } from './log-entries.ts'
import { openLink } from './open-link.ts'
import { recordHash, toCloseRecord } from './record-hash.ts'
import { applyMask, lockHash } from './round-lock.ts'
import { sampleKinds, sampleTickets } from './sample-kinds.test-support.ts'
import { type Cosigned, type SampleDraft, SampleLog } from './sample-log.test-support.ts'
import {
  chainLength,
  closedAt,
  links,
  roundSeconds,
  sampleBeacon,
  sampleKey,
  sampleLock,
  samplePublicKey,
  sampleSecret,
  successorLinks,
} from './sample-world.test-support.ts'
import { drawSeed } from './seed.ts'

/** A draw record with its tickets. */
export type SampleDraw = DrawRecord & { leaves: RecordTicket[] }

type Unsealed =
  | 'close'
  | 'winners'
  | 'log'
  | 'history'
  | 'entries'
  | 'result'
  | 'settlement'
  | 'resultSignature'
  | 'recordSignature'
type Sealed = Omit<SampleDraw, Unsealed>
type Outcome = Pick<DrawRecord, 'result' | 'settlement'>

/** Changes that dishonest parties with the named keys make before they sign. */
export interface Cheat {
  /** Platform. */
  seal?: (sealed: Sealed) => Sealed
  /** Signer: what it locks and masks. */
  lock?: (C: Bytes, honest: { lock: Bytes; mask: Bytes }) => { lock: Bytes; mask: Bytes }
  signerAt?: number
  term?: number
  /** The key that the signer signs with. */
  signer?: string
  /** Control system: the pool that it counted. */
  balancePool?: bigint
  /** Log entries before this draw's close, between close and result, and instead of the game entry. */
  before?: (sealed: Sealed) => SampleDraft[]
  between?: (C: string) => SampleDraft[]
  game?: (entry: Omit<TypedEntry<'game'>, 'prev'>) => Omit<TypedEntry<'game'>, 'prev'>
  /** Who saw the checkpoint with the close, and when. */
  seen?: Partial<Cosigned>
  newest?: Partial<Cosigned>
  /** When witnesses saw the entry of the second chain. */
  committedSeconds?: number
  link?: (link: Bytes) => Bytes
  outcome?: (outcome: Outcome) => Outcome
  /** The winners that the control system signs. */
  winnersPaid?: bigint
  /** The published record, before the platform signs it. */
  record?: (
    record: Omit<DrawRecord, 'recordSignature'>,
    log: SampleLog,
  ) => Omit<DrawRecord, 'recordSignature'>
}

export interface SampleOptions {
  kind?: GameKind
  tickets?: number
  voided?: number[]
  /** Without a control system. */
  uncontrolled?: boolean
  /** With the first link of the second chain. */
  successor?: boolean
  cheat?: Cheat
}

export const sampleFile = ({ leaves, ...record }: SampleDraw): DrawFile => drawFile(record, leaves)

const earlierIndex = 2

const identity = <T>(value: T): T => value
const signWith = (name: string, hash: Bytes): string => hex(sign(sampleSecret(name), hash))

function seal({
  kind = 'oneDrawGame',
  tickets = 40,
  voided = [],
  uncontrolled,
  successor,
}: SampleOptions): Sealed {
  const { rules, prizeTable } = sampleKinds[kind]
  const [chain, index] = successor ? [successorLinks, 1] : [links, earlierIndex + 1]
  return reseal({
    scheme: 'FD2',
    version: 1,
    member: 'meridian',
    game: 'sample',
    instance: `sample-${kind}`,
    title: 'Sample draw',
    currency: 'EUR',
    decimals: 2,
    rules,
    prizeTable,
    closedAt,
    leaves: sampleTickets(kind, tickets),
    voids: voided.map((place, i) => ({ seq0: tickets + i, voided: place })),
    treeSize: tickets + voided.length,
    root: '',
    pool: '',
    jackpot: '100001',
    chain: {
      number: successor ? 2 : 1,
      anchor: hex(chain.anchor),
      length: chainLength,
      index,
      previous: hex(chain.linkAt(index - 1)),
      link: hex(chain.linkAt(index)),
      committed: null,
    },
    beacon: sampleBeacon,
    keys: {
      platform: samplePublicKey('platform'),
      signer: samplePublicKey('signer'),
      control: uncontrolled ? '' : samplePublicKey('control'),
    },
  })
}

/** Recomputes tree and pool for changed tickets. */
export function reseal<T extends Sealed>(sealed: T): T {
  const { size, root, pool } = walkTree(sealed, sealed.leaves, { seq0s: new Set(), sizes: new Set() })
  return { ...sealed, treeSize: size, root: hex(root), pool: pool.toString() }
}

const noMasks = { lock: '', masks: [], at: 0, term: 1, k: 0, head: '00'.repeat(32), signature: '' }

/** A close entry of the same game that no step looks into. */
export const otherClose = (
  sealed: Sealed,
  {
    instance,
    chain = 1,
    index,
    round = sampleBeacon.round,
  }: { instance: string; chain?: number; index: number; round?: number },
): SampleDraft => {
  const close = { ...toCloseRecord(sealed), instance, chain, index, round }
  return toCloseEntry(close, new Uint8Array(64), noMasks, null)
}

export const earlierResult = (C: string): SampleDraft => ({
  t: 'result',
  game: 'sample',
  C,
  beacon: '',
  link: '00'.repeat(32),
  text: '',
  settlement: '00'.repeat(32),
  paid: '0',
  count: 0,
  ics: '',
  platform: '',
})

const books = (at: number): SampleDraft => ({
  t: 'books',
  journal: '11'.repeat(32),
  audit: '22'.repeat(32),
  at,
})

function countersign(sealed: Sealed, C: Bytes, cheat: Cheat): SignerAnswer {
  const link = (sealed.chain.number === 2 ? successorLinks : links).linkAt(
    sealed.chain.number === 2 ? 1 : earlierIndex + 1,
  )
  const honest = { lock: sampleLock, mask: applyMask(link, sampleKey, C, 0) }
  const { lock, mask } = cheat.lock?.(C, honest) ?? honest
  const said = {
    at: cheat.signerAt ?? closedAt + 900,
    term: cheat.term ?? 1,
    k: 7,
    head: sampleSecret('head'),
  }
  const L = lockHash(C, sealed.beacon.round, lock, [mask])
  const signature = signWith(cheat.signer ?? 'signer', countersignHash({ ...said, context: C, lock: L }))
  return { ...said, head: hex(said.head), lock: hex(lock), masks: [hex(mask)], signature }
}

/** Builds a draw of FD2 with a real lock, log and witnesses, deterministic for its options. */
export function sampleDraw(options: SampleOptions = {}): SampleDraw {
  const { cheat = {}, uncontrolled = false, successor = false } = options
  const sealed = (cheat.seal ?? identity)(seal(options))
  const close = toCloseRecord(sealed)
  const C = closeHash(close)
  const platformSignature = sign(sampleSecret('platform'), C)
  const at = closedAt + 300
  const { member, instance, treeSize, root, pool } = close
  const counted = { member, instance, treeSize, root, pool: cheat.balancePool ?? pool, at }
  const balance = uncontrolled ? null : { at, signature: signWith('control', balanceHash(counted)) }
  const answer = countersign(sealed, C, cheat)

  const log = new SampleLog()
  log.append(books(1))
  const game = log.append((cheat.game ?? identity)(gameEntry(sealed)))
  const chain = successor ? log.append(chainEntry(sealed)) : undefined
  const committedSize = log.entries.length
  log.append(books(2))
  const before = (cheat.before ?? honestBefore)(sealed)
  const listed = before.map(draft => log.append(draft))
  const closed = log.append(toCloseEntry(close, platformSignature, answer, balance))
  const size = log.entries.length
  listed.push(closed, ...(cheat.between?.(hex(C)) ?? []).map(draft => log.append(draft)))

  const sealedLink = { closeHash: C, lock: unhex(answer.lock), mask: unhex(answer.masks[0] ?? '') }
  const beaconSignature = unhex(sealed.beacon.signature)
  const link = (cheat.link ?? identity)(openLink(sealedLink, beaconSignature).link)
  const L = lockHash(C, sealed.beacon.round, sealedLink.lock, [sealedLink.mask])
  const { result, settlement } = (cheat.outcome ?? identity)(drawOutcome(sealed, C, L, link))
  const [settlementRoot, paid] = [unhex(settlement.root), BigInt(settlement.paid)]
  const count = settlement.payouts.length
  const won = winnersHash({ close: C, lock: L, settlementRoot, paid: cheat.winnersPaid ?? paid, count })
  const winners = uncontrolled ? null : { signature: signWith('control', won) }
  const resultSignature = signWith(
    'platform',
    resultHash({ closeHash: C, beaconSignature, link, resultText: result.text, settlementRoot, paid }),
  )
  listed.push(
    log.append(
      toResultEntry({
        game: sealed.game,
        close: C,
        beaconSignature,
        link,
        text: result.text,
        settlementRoot,
        paid,
        count,
        winners: winners && unhex(winners.signature),
        platformSignature: unhex(resultSignature),
      }),
    ),
  )
  log.append(books(3))
  const newest = log.entries.length
  const { leaves, ...fields } = sealed
  const { lock, masks, ...signer } = answer
  const rests = [game, ...(chain ? [chain] : []), ...log.entries.filter(isOperatorEntry)]
  const shown = log.entries.filter(entry => rests.includes(entry) || listed.includes(entry))
  const unsigned: Omit<DrawRecord, 'recordSignature'> = {
    ...fields,
    chain: {
      ...sealed.chain,
      link: hex(link),
      committed: chain
        ? log.prove(chain, committedSize, {
            seconds: cheat.committedSeconds ?? Math.floor(closedAt / 1000) - 86_400 - 60,
          })
        : null,
    },
    close: {
      hash: hex(C),
      platformSignature: hex(platformSignature),
      lock,
      masks: [...masks],
      signer,
      control: balance,
    },
    winners,
    log: log.prove(closed, size, { seconds: roundSeconds - 4, ...cheat.seen }),
    history: { checkpoint: log.checkpoint(newest, { seconds: roundSeconds + 30, ...cheat.newest }) },
    entries: shown.map(entry => ({ entry, ...log.path(entry, newest) })),
    result,
    settlement,
    resultSignature,
  }
  const record = cheat.record ? cheat.record(unsigned, log) : unsigned
  return { ...record, recordSignature: signWith('platform', recordHash(record)), leaves }
}

const isOperatorEntry = ({ t }: LogEntry): boolean => t === 'term' || t === 'key'

const gameEntry = (sealed: Sealed): Omit<TypedEntry<'game'>, 'prev'> => ({
  t: 'game',
  game: sealed.game,
  scheme: 'FD2',
  anchor: hex(links.anchor),
  keys: { ...sealed.keys },
  rules: hex(canonicalHash(sealed.rules)),
  prizes: hex(canonicalHash(sealed.prizeTable)),
  fd1Index: 1,
})

const chainEntry = ({ game, chain }: Sealed): SampleDraft => ({
  t: 'chain',
  game,
  chain: chain.number,
  anchor: chain.anchor,
  length: chain.length,
  platform: samplePublicKey('platform'),
  signer: samplePublicKey('signer'),
})

function honestBefore(sealed: Sealed): SampleDraft[] {
  const index = sealed.chain.number === 2 ? chainLength : earlierIndex
  const close = otherClose(sealed, { instance: 'earlier', index })
  return [close, earlierResult('C' in close ? close.C : '')]
}

function drawOutcome(sealed: Sealed, C: Bytes, L: Bytes, link: Bytes): Outcome {
  const { rules, prizeTable, leaves, voids, beacon, pool, jackpot, instance } = sealed
  const seed = drawSeed(link, C, L, beacon.round, unhex(beacon.signature))
  const outcome = drawGame(openDraws('FD2', seed, C), rules, toDrawField(leaves.length, voids))
  const text = resultText(rules, outcome)
  const tickets = [...liveTickets(leaves, voids)].filter(({ plays }) => validPlays(rules, plays))
  const settlement = settleGame({
    rules,
    prizeTable,
    outcome,
    tickets,
    pool: BigInt(pool),
    jackpot: BigInt(jackpot),
  })
  return { result: { drawn: resultNumbers(text), text }, settlement: recordSettlement(instance, settlement) }
}

/** The receipts of all tickets of a draw as one batch. Each states the tree right after its sale. */
export function sampleReceipts(draw: SampleDraw): BatchReceipt[] {
  const sizes = draw.leaves.map((_, i) => i + 1)
  const marks = { seq0s: new Set(sizes.map(size => size - 1)), sizes: new Set(sizes) }
  const { ticketAt, rootAt, root } = walkTree(draw, draw.leaves, marks)
  return signBatch(
    {
      member: draw.member,
      n: 12,
      previous: sampleSecret('batch 11'),
      unixMs: closedAt - 60_000,
      sign: hash => sign(sampleSecret('platform'), hash),
    },
    sizes.map(treeSize => ({
      member: draw.member,
      instance: draw.instance,
      seq0: treeSize - 1,
      leafHash: ticketAt.get(treeSize - 1)?.hash ?? root,
      treeSize,
      root: rootAt.get(treeSize) ?? root,
      rulesHash: canonicalHash(draw.rules),
      prizeTableHash: canonicalHash(draw.prizeTable),
    })),
  ).receipts
}
