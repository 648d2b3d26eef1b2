import { drawRound, roundAt } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { closeHash, countersignHash } from '@fairground/fair/record/close-record'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { toDrawField } from '@fairground/fair/tickets/draw-field'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { drawGame, resultText, settleGame } from '@fairground/fair/games/games'
import type { OneDrawPrizeTable, OneDrawRules } from '@fairground/fair/games/one-draw/one-draw'
import { resultNumbers } from '@fairground/fair/games/shared/result-text'
import { toCloseRecord, recordHash } from '@fairground/fair/record/record-hash'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import { drawSeed } from '@fairground/fair/crypto/seed'
import { resultHash, type Settlement } from '@fairground/fair/settlement/settlement'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import type { RecordTicket } from '@fairground/fair/tickets/ticket-line'
import { liveTickets } from '@fairground/fair/tickets/placed-tickets'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { createHash } from 'node:crypto'

export const rules: OneDrawRules = { kind: 'oneDrawGame', pick: 3, from: 12 }

export const prizeTable: OneDrawPrizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 7,
  tiers: [
    { name: 'Jackpot', matches: 3, prize: { kind: 'jackpot' } },
    { name: 'Two right', matches: 2, prize: { kind: 'share', percent: 67 } },
    { name: 'One right', matches: 1, prize: { kind: 'share', percent: 33 } },
  ],
}

export const secret = (name: string): Uint8Array => new Uint8Array(createHash('sha256').update(name).digest())

export const seedLinks = chainFrom(secret('links'), 20)
export const beacon = localChain(secret('beacon'), 1_700_000_000, 3, 'audit test beacon')

interface SoldInstance {
  readonly member: string
  readonly game: string
  readonly instance: string
  readonly currency: string
  readonly closedAt: number
  readonly leaves: RecordTicket[]
  readonly voids: RecordVoid[]
  readonly root: string
  readonly pool: bigint
  readonly jackpot: bigint
  readonly index: number
}

/** The public record and the payout plan of a closed instance, as signer, beacon and rules produce them. */
export const makeDraw = (sold: SoldInstance): { record: DrawRecord; settlement: Settlement } => {
  const { leaves, voids, closedAt, index } = sold
  const round = drawRound(beacon, closedAt)
  const seen = roundAt(beacon, closedAt)
  const sealed = {
    scheme: 'FD1' as const,
    version: 2 as const,
    member: sold.member,
    game: sold.game,
    instance: sold.instance,
    title: 'Three of twelve',
    currency: sold.currency,
    decimals: 2,
    rules,
    prizeTable,
    closedAt,
    voids,
    treeSize: leaves.length + voids.length,
    root: sold.root,
    pool: String(sold.pool),
    jackpot: String(sold.jackpot),
    chain: {
      anchor: hex(seedLinks.anchor),
      index,
      previous: hex(seedLinks.linkAt(index - 1)),
      link: hex(seedLinks.linkAt(index)),
    },
    beacon: {
      chain: beacon,
      round,
      signature: signRound(secret('beacon'), round),
      lastSeen: { round: seen, signature: signRound(secret('beacon'), seen) },
    },
    keys: { platform: hex(getPublicKey(secret('platform'))), signer: hex(getPublicKey(secret('signer'))) },
  }
  const C = closeHash(toCloseRecord(sealed))
  const signerAt = closedAt + 900
  const link = seedLinks.linkAt(index)
  const seed = drawSeed(link, C, round, unhex(sealed.beacon.signature))
  const outcome = drawGame(openDraws('FD1', seed, C), rules, toDrawField(leaves.length, voids))
  const text = resultText(rules, outcome)
  const tickets = [...liveTickets(leaves, voids)]
  const settlement = settleGame({
    rules,
    prizeTable,
    outcome,
    tickets,
    pool: sold.pool,
    jackpot: sold.jackpot,
  })
  const settled = recordSettlement(sold.instance, settlement)
  const result = {
    closeHash: C,
    beaconSignature: unhex(sealed.beacon.signature),
    link,
    resultText: text,
    settlementRoot: unhex(settled.root),
    paid: BigInt(settled.paid),
  }
  const record: DrawRecord = {
    ...sealed,
    close: {
      hash: hex(C),
      platformSignature: hex(sign(secret('platform'), C)),
      signerSignature: hex(sign(secret('signer'), countersignHash(C, signerAt))),
      signerAt,
    },
    result: { drawn: resultNumbers(text), text },
    settlement: settled,
    resultSignature: hex(sign(secret('platform'), resultHash(result))),
    recordSignature: hex(sign(secret('platform'), recordHash(C, sealed))),
  }
  return { record, settlement }
}
