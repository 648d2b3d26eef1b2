import { createHash } from 'node:crypto'
import { drawRound, roundAt } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { closeHash, countersignHash } from '@fairground/fair/record/close-record'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { openDraw } from '@fairground/fair/crypto/draw-stream'
import { settleGame } from '@fairground/fair/games/games'
import { type Frontier, frontierRoot } from '@fairground/fair/crypto/merkle'
import { toCloseRecord, recordHash } from '@fairground/fair/record/record-hash'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import { drawSeed } from '@fairground/fair/crypto/seed'
import { resultHash } from '@fairground/fair/settlement/settlement'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import { operator, price, prizeTable, rules } from '../stage/rows.ts'

const secret = (name: string) => new Uint8Array(createHash('sha256').update(`bench/${name}`).digest())
const beacon = localChain(secret('beacon'), 1_700_000_000, 3, 'bench beacon')
const links = chainFrom(secret('links'), 2)

type Tickets = Iterable<{ seq0: number; plays: string }>

/** Makes a complete draw record for this tree with local keys; settling it needs only the winning tickets. */
export const makeSampleDraw = async (
  instanceId: number,
  tree: Frontier,
  findWinners: (drawn: readonly number[]) => Promise<Tickets>,
): Promise<DrawRecord> => {
  const closedAt = Date.UTC(2026, 2, 1, 20, 4, 40, 250)
  const beaconRound = drawRound(beacon, closedAt)
  const seen = roundAt(beacon, closedAt)
  const body = {
    scheme: 'FD1' as const,
    version: 2 as const,
    member: String(operator.id),
    game: String(operator.gameId),
    instance: String(instanceId),
    title: 'Bench Six',
    currency: operator.currency,
    decimals: 2,
    rules,
    prizeTable: { ...prizeTable, tiers: [...prizeTable.tiers] },
    closedAt,
    voids: [],
    treeSize: tree.size,
    root: hex(frontierRoot(tree)),
    pool: String(BigInt(tree.size) * price),
    jackpot: '0',
    chain: { anchor: hex(links.anchor), index: 1, previous: hex(links.anchor), link: hex(links.linkAt(1)) },
    beacon: {
      chain: beacon,
      round: beaconRound,
      signature: signRound(secret('beacon'), beaconRound),
      lastSeen: { round: seen, signature: signRound(secret('beacon'), seen) },
    },
    keys: { platform: hex(getPublicKey(secret('platform'))), signer: hex(getPublicKey(secret('signer'))) },
  }
  const C = closeHash(toCloseRecord(body))
  const beaconSignature = unhex(body.beacon.signature)
  const link = links.linkAt(1)
  const drawn = openDraw(drawSeed(link, C, beaconRound, beaconSignature), C, 'lottery/main').pick(
    rules.pick,
    rules.from,
  )
  const tickets = await findWinners(drawn)
  const money = { pool: BigInt(body.pool), jackpot: 0n }
  const settled = recordSettlement(
    body.instance,
    settleGame({ rules, prizeTable: body.prizeTable, outcome: { numbers: drawn }, tickets, ...money }),
  )
  const text = drawn.join(',')
  const result = {
    closeHash: C,
    beaconSignature,
    link,
    resultText: text,
    settlementRoot: unhex(settled.root),
    paid: BigInt(settled.paid),
  }
  const signerAt = closedAt + 900
  return {
    ...body,
    close: {
      hash: hex(C),
      platformSignature: hex(sign(secret('platform'), C)),
      signerSignature: hex(sign(secret('signer'), countersignHash(C, signerAt))),
      signerAt,
    },
    result: { drawn, text },
    settlement: settled,
    resultSignature: hex(sign(secret('platform'), resultHash(result))),
    recordSignature: hex(sign(secret('platform'), recordHash(C, body))),
  }
}
