import { createHash } from 'node:crypto'
import { drawRound, roundAt } from '@fairground/fair/beacon'
import { localChain, signRound } from '@fairground/fair/beacon-sign'
import { hex, unhex } from '@fairground/fair/bytes'
import { chainFrom } from '@fairground/fair/chain'
import { closeHash, countersignHash } from '@fairground/fair/close-record'
import type { DrawRecord } from '@fairground/fair/draw-record'
import { openDraw } from '@fairground/fair/draw'
import { settleGame } from '@fairground/fair/games/games'
import { type Frontier, frontierRoot } from '@fairground/fair/merkle'
import { closeOf, recordHash } from '@fairground/fair/record-hash'
import { recordSettlement } from '@fairground/fair/record-settlement'
import { drawSeed } from '@fairground/fair/seed'
import { resultHash } from '@fairground/fair/settlement'
import { publicKeyOf, sign } from '@fairground/fair/signature'
import { operator, price, prizeTable, rules } from '../stage/rows.ts'

const secret = (name: string) => new Uint8Array(createHash('sha256').update(`bench/${name}`).digest())
const beacon = localChain(secret('beacon'), 1_700_000_000, 3, 'bench beacon')
const links = chainFrom(secret('links'), 2)

type Tickets = Iterable<{ seq0: number; plays: string }>

/** A whole draw of this tree, played by one who holds every key. Only the winners of a draw are asked for. */
export const sealedDraw = async (
  instanceId: number,
  tree: Frontier,
  winnersOf: (drawn: readonly number[]) => Promise<Tickets>,
): Promise<DrawRecord> => {
  const closedAt = Date.UTC(2026, 2, 1, 20, 4, 40, 250)
  const round = drawRound(beacon, closedAt)
  const seen = roundAt(beacon, closedAt)
  const sealed = {
    scheme: 'FD1' as const,
    version: 1 as const,
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
      round,
      signature: signRound(secret('beacon'), round),
      lastSeen: { round: seen, signature: signRound(secret('beacon'), seen) },
    },
    keys: { platform: hex(publicKeyOf(secret('platform'))), signer: hex(publicKeyOf(secret('signer'))) },
  }
  const C = closeHash(closeOf(sealed))
  const beaconSignature = unhex(sealed.beacon.signature)
  const link = links.linkAt(1)
  const drawn = openDraw(drawSeed(link, C, round, beaconSignature), C, 'lottery/main').pick(
    rules.pick,
    rules.from,
  )
  const tickets = await winnersOf(drawn)
  const money = { pool: BigInt(sealed.pool), jackpot: 0n }
  const settled = recordSettlement(
    sealed.instance,
    settleGame({ rules, prizeTable: sealed.prizeTable, outcome: { numbers: drawn }, tickets, ...money }),
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
    ...sealed,
    close: {
      hash: hex(C),
      platformSignature: hex(sign(secret('platform'), C)),
      signerSignature: hex(sign(secret('signer'), countersignHash(C, signerAt))),
      signerAt,
    },
    result: { drawn, text },
    settlement: settled,
    resultSignature: hex(sign(secret('platform'), resultHash(result))),
    recordSignature: hex(sign(secret('platform'), recordHash(C, sealed))),
  }
}
