import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import {
  type BeaconChain,
  closeToRoundMs,
  drawRound,
  quicknet,
  roundTime,
} from '@fairground/fair/beacon/beacon'
import { parseDrawRecord } from '@fairground/fair/record/parse-draw-record'
import { localChainHash } from '@fairground/fair/beacon/local-chain-hash'
import { sql } from 'kysely'
import type { MemberInvariant } from '#audit/invariant.ts'

const signerMarginMs = 1000

interface CommitRow
  extends Row<'draw_commit', 'instance_id' | 'beacon_chain' | 'round' | 'closed_at' | 'signer_at'> {
  readonly lastSeen: bigint
}

/** Skips a commit if no published record describes its beacon chain yet. */
export const beaconTimes: MemberInvariant = {
  id: 'I23',
  title: 'Every draw was committed before its beacon round',
  unit: 'sealed record',
  scope: 'member',
  async check(tx, memberId) {
    const { rows } = await sql<CommitRow>`
      SELECT instance_id AS "instanceId", beacon_chain AS "beaconChain", round, closed_at AS "closedAt",
             signer_at AS "signerAt", last_seen_round AS "lastSeen"
        FROM draw_commit WHERE member_id = ${memberId} ORDER BY instance_id`.execute(tx)
    const chains = await knownChains(tx, memberId)
    const checkable = rows.flatMap(row => {
      const chain = chains.get(row.beaconChain)
      return chain ? [{ row, chain }] : []
    })
    return {
      checked: checkable.length,
      problems: checkable.flatMap(({ row, chain }) => timeProblems(row, chain)),
    }
  },
}

const timeProblems = (row: CommitRow, chain: BeaconChain): string[] => {
  const round = Number(row.round)
  const appears = roundTime(chain, round)
  const due = drawRound(chain, row.closedAt)
  const name = `instance ${row.instanceId}`
  const problems: string[] = []
  if (appears < row.closedAt + closeToRoundMs) {
    problems.push(
      `${name}: round ${round} came ${appears - row.closedAt} ms after the close, not ${closeToRoundMs}`,
    )
  }
  if (round !== due) problems.push(`${name}: by its closing time round ${due} decides, not ${round}`)
  if (row.signerAt > appears - signerMarginMs) {
    problems.push(
      `${name}: countersigned ${appears - row.signerAt} ms before round ${round}, not ${signerMarginMs}`,
    )
  }
  if (row.lastSeen >= row.round)
    problems.push(`${name}: round ${row.lastSeen} was seen before round ${round} was chosen`)
  return problems
}

/** By chain hash. A local chain is accepted only if the committed hash covers its genesis time and period. */
const knownChains = async (tx: Tx, memberId: number): Promise<ReadonlyMap<string, BeaconChain>> => {
  const { rows } = await sql<{ body: string }>`
    SELECT DISTINCT ON (c.beacon_chain) d.body
      FROM draw_commit c JOIN draw_record d USING (member_id, instance_id)
     WHERE c.member_id = ${memberId} AND c.beacon_chain <> ${quicknet.chainHash}
     ORDER BY c.beacon_chain, d.published_at DESC`.execute(tx)
  const local = rows.flatMap(({ body }) => {
    const record = parseDrawRecord(body)
    return 'problem' in record || localChainHash(record.beacon.chain) !== record.beacon.chain.chainHash
      ? []
      : [record.beacon.chain]
  })
  return new Map([quicknet, ...local].map(chain => [chain.chainHash, chain]))
}
