import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { type Bytes, hex, u64be, unhex } from '@fairground/fair/encoding/bytes'
import { H } from '@fairground/fair/encoding/encode'
import { closeHash } from '@fairground/fair/fd2/close'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import type { DrawRecord } from '@fairground/fair/fd2/draw-record'
import { toCloseEntry, toResultEntry } from '@fairground/fair/fd2/log-entries'
import { recordHash, toCloseRecord } from '@fairground/fair/fd2/record-hash'
import { applyMask, lockHash, openRoundKey } from '@fairground/fair/fd2/round-lock'
import { reseal } from '@fairground/fair/fd2/sample-draw.test-support'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { drawGame, resultText, settleGame, validPlays } from '@fairground/fair/games/games'
import { resultNumbers } from '@fairground/fair/games/shared/result-text'
import type { LogEntry } from '@fairground/fair/log/entry'
import { readCheckpoint } from '@fairground/fair/log/checkpoint'
import { drawFile, type DrawFile } from '@fairground/fair/record/draw-file'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import { resultHash } from '@fairground/fair/settlement/settlement'
import { toDrawField } from '@fairground/fair/tickets/draw-field'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { liveTickets } from '@fairground/fair/tickets/placed-tickets'
import type { RecordTicket } from '@fairground/fair/tickets/ticket-line'
import type { SigningKey } from '@fairground/server/platform/keys'
import type { ForkedLog } from './forked-log.ts'

const maxTries = 20_000
/** The numbers that the insider wants to win with. */
export const insiderPlays = '1,2,3'

export interface PublishedDraw {
  readonly record: DrawRecord
  readonly tickets: readonly RecordTicket[]
}

interface InsiderKeys {
  readonly platform: SigningKey
  readonly signer: SigningKey
}

/** The draw with one more ticket: what follows from the published link and beacon value. */
const computeDraw = (record: DrawRecord, leaves: readonly RecordTicket[], key: Bytes) => {
  const sealed = reseal({ ...record, leaves: [...leaves] })
  const C = closeHash(toCloseRecord(sealed))
  const link = unhex(record.chain.link)
  const mask = applyMask(link, key, C, 0)
  const L = lockHash(C, record.beacon.round, unhex(record.close.lock), [mask])
  const seed = drawSeed(link, C, L, record.beacon.round, unhex(record.beacon.signature))
  const field = toDrawField(leaves.length, record.voids)
  const outcome = drawGame(openDraws('FD2', seed, C), record.rules, field)
  return { sealed, C, L, mask, outcome, text: resultText(record.rules, outcome) }
}

/** After the beacon round, the insider looks for a ticket with which the draw has its numbers. */
const grindWinner = ({ record, tickets }: PublishedDraw, key: Bytes): RecordTicket => {
  const { price } = tickets[0]!
  for (let tries = 0; tries < maxTries; tries++) {
    const player = hex(playerTag(H('salt', u64be(tries)), 'insider'))
    const ticket = { player, plays: insiderPlays, price }
    const { text } = computeDraw(record, [...tickets, ticket], key)
    const drawn = resultNumbers(text).toSorted((a, b) => a - b)
    if (drawn.join() === insiderPlays) return ticket
  }
  throw new Error('no salt leads to the jackpot')
}

/** The draw with a winning ticket, closed, countersigned and settled again as if the ticket had been sold in time. */
export const rebuildDraw = (honest: PublishedDraw, keys: InsiderKeys) => {
  const { record, tickets } = honest
  const lock = unhex(record.close.lock)
  const beaconSignature = unhex(record.beacon.signature)
  const key = openRoundKey(lock, beaconSignature)
  const leaves = [...tickets, grindWinner(honest, key)]
  const { sealed, C, L, mask, outcome, text } = computeDraw(record, leaves, key)
  const { at, term, k, head } = record.close.signer
  const statement = countersignHash({ context: C, lock: L, at, term, k, head: unhex(head) })
  const signer = { at, term, k, head, signature: hex(keys.signer.sign(statement)) }
  const masks = [hex(mask)]
  const settlement = settleGame({
    rules: record.rules,
    prizeTable: record.prizeTable,
    outcome,
    tickets: [...liveTickets(leaves, record.voids)].filter(({ plays }) => validPlays(record.rules, plays)),
    pool: BigInt(sealed.pool),
    jackpot: BigInt(sealed.jackpot),
  })
  const settled = recordSettlement(record.instance, settlement)
  const link = unhex(record.chain.link)
  const [settlementRoot, paid] = [unhex(settled.root), BigInt(settled.paid)]
  const drawn = { closeHash: C, beaconSignature, link, resultText: text, settlementRoot, paid }
  const resultSignature = keys.platform.sign(resultHash(drawn))
  const platformSignature = keys.platform.sign(C)
  const close = toCloseEntry(
    toCloseRecord(sealed),
    platformSignature,
    { ...signer, lock: record.close.lock, masks },
    null,
  )
  const result = toResultEntry({
    game: record.game,
    close: C,
    beaconSignature,
    link,
    text,
    settlementRoot,
    paid,
    count: settled.payouts.length,
    winners: null,
    platformSignature: resultSignature,
  })
  const { leaves: _, ...fields } = sealed
  const rebuilt: DrawRecord = {
    ...fields,
    close: { ...record.close, hash: hex(C), platformSignature: hex(platformSignature), masks, signer },
    result: { drawn: resultNumbers(text), text },
    settlement: settled,
    resultSignature: hex(resultSignature),
  }
  return {
    close,
    result,
    payouts: settled.payouts,
    /** The entries of the log with the rebuilt draw in the place of the honest one. */
    rewrite: (entries: readonly LogEntry[]): LogEntry[] =>
      entries.map(entry => {
        if (!('C' in entry) || entry.C !== record.close.hash) return entry
        if (entry.t === 'close') return { ...close, prev: '' }
        return entry.t === 'result' ? { ...result, prev: '' } : entry
      }),
    /** The file with the proofs of this log, signed by the platform. */
    publish: (log?: Pick<DrawRecord, 'log' | 'history' | 'entries'>): DrawFile => {
      const { recordSignature: __, ...unsigned } = { ...rebuilt, ...log }
      return drawFile({ ...unsigned, recordSignature: hex(keys.platform.sign(recordHash(unsigned))) }, leaves)
    },
  }
}

/** The proofs of a record in a forked log, at the sizes that the honest record has. */
export const proveIn = (
  fork: ForkedLog,
  { log, history, entries }: DrawRecord,
): Pick<DrawRecord, 'log' | 'history' | 'entries'> => {
  const [sealed, newest] = [log, history].map(({ checkpoint }) => readCheckpoint(checkpoint)!.size) as [
    number,
    number,
  ]
  return {
    log: fork.prove(log.index, sealed),
    history: { checkpoint: fork.note(newest) },
    entries: entries.map(({ index }) => ({
      entry: fork.entries[index]!,
      index,
      path: fork.path(index, newest),
    })),
  }
}
