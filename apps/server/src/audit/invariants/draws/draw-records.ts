import type { Tx } from '@fairground/database/transaction'
import { canonicalJson } from '@fairground/fair/encoding/canonical-json'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { parseDrawRecord } from '@fairground/fair/record/parse-draw-record'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { verifyDraw } from '@fairground/fair/verify'
import { drawnInstances, drawRows, type DrawRows, payoutRows, type PayoutRows } from '#audit/draw-rows.ts'
import type { MemberInvariant } from '#audit/invariant.ts'
import { readDrawFile } from '#instances/draw-lines.ts'
import { readVoids } from '#instances/voids.ts'

/** Verifies each record with the public verifier and compares it with the tables that the books were closed with. */
export const drawRecords: MemberInvariant = {
  id: 'I22',
  title: 'Draw records verify and agree with the tables',
  unit: 'record',
  scope: 'member',
  async check(tx, memberId, { newestDraws, onProgress }) {
    const instances = await drawnInstances(tx, memberId, newestDraws)
    const problems: string[] = []
    for (const [done, instanceId] of instances.entries()) {
      problems.push(...(await recordProblems(tx, memberId, instanceId)))
      onProgress(done + 1)
    }
    return { checked: instances.length, problems }
  },
}

const recordProblems = async (tx: Tx, memberId: number, instanceId: number): Promise<string[]> => {
  const rows = await drawRows(tx, memberId, instanceId)
  if (!rows) return [`the draw record of instance ${instanceId} has no complete draw behind it`]
  const anchor = rows.chain_anchor?.toString('hex')
  const file = await readDrawFile(query => query(tx), { memberId, instanceId, body: rows.body })
  const { failed } = verifyDraw(file, { pins: anchor === undefined ? {} : { anchor } })
  const unverified = failed
    ? [`the draw record of instance ${instanceId} fails at "${failed.id}": ${failed.detail}`]
    : []
  const record = parseDrawRecord(rows.body)
  if ('problem' in record) return unverified
  const payouts = await payoutRows(tx, memberId, instanceId)
  const tables = tableFacts(memberId, rows, payouts, await readVoids(tx, memberId, instanceId))
  const facts = recordFacts(record)
  const names = Object.keys(tables) as (keyof Facts)[]
  const different = names.filter(name => canonicalJson(tables[name]) !== canonicalJson(facts[name]))
  return [
    ...unverified,
    ...different.map(name => `the draw record of instance ${instanceId} and the tables differ in ${name}`),
  ]
}

type Facts = ReturnType<typeof recordFacts>

const recordFacts = (record: DrawRecord) => ({
  address: [record.member, record.game, record.instance, record.currency],
  rules: { ...record.rules },
  'prize table': { ...record.prizeTable },
  'closing time': record.closedAt,
  tickets: [record.treeSize, record.root],
  voids: record.voids.map(each => ({ ...each })),
  'pool and jackpot': [record.pool, record.jackpot],
  'seed chain': { ...record.chain },
  beacon: [record.beacon.chain.chainHash, record.beacon.round, record.beacon.signature],
  'last beacon seen': { ...record.beacon.lastSeen },
  seal: { ...record.close },
  'drawn numbers': record.result.drawn,
  payouts: record.settlement.payouts.map(payout => ({ ...payout })),
  amounts: [
    record.settlement.revenue,
    record.settlement.contribution,
    record.settlement.fromReserve,
    record.settlement.rollover,
    record.settlement.jackpotAfter,
    record.settlement.paid,
  ],
  'settlement root': record.settlement.root,
  'result signature': record.resultSignature,
})

const hex = (bytes: Buffer | null): string => bytes?.toString('hex') ?? ''

const tableFacts = (
  memberId: number,
  rows: DrawRows,
  payouts: PayoutRows,
  voids: readonly RecordVoid[],
): { [Name in keyof Facts]: unknown } => ({
  address: [memberId, rows.game_id, rows.instance_id, rows.currency].map(String),
  rules: rows.rules,
  'prize table': rows.prize_table,
  'closing time': rows.closed_at,
  tickets: [rows.tree_size, hex(rows.root)],
  voids,
  'pool and jackpot': [rows.pool, rows.jackpot].map(String),
  'seed chain': {
    anchor: hex(rows.chain_anchor),
    index: rows.chain_index,
    previous: hex(rows.previous_link),
    link: hex(rows.link),
  },
  beacon: [rows.beacon_chain, Number(rows.round), hex(rows.signature)],
  'last beacon seen': { round: Number(rows.last_seen_round), signature: hex(rows.last_seen_signature) },
  seal: {
    hash: hex(rows.close_hash),
    platformSignature: hex(rows.platform_signature),
    signerSignature: hex(rows.signer_signature),
    signerAt: rows.signer_at,
  },
  'drawn numbers': rows.drawn,
  payouts: payouts.map(payout => ({
    seq0: payout.seq - 1,
    tier: payout.tier,
    fromPool: String(payout.from_pool),
    fromJackpot: String(payout.from_jackpot),
  })),
  amounts: [
    rows.revenue,
    rows.contribution,
    rows.from_reserve,
    rows.rollover,
    rows.jackpot_after,
    rows.paid_from_pool + rows.paid_from_jackpot,
  ].map(String),
  'settlement root': hex(rows.settlement_root),
  'result signature': hex(rows.result_signature),
})
