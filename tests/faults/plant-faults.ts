import type pg from 'pg'
import { checkPurchases, type Verdict } from './check-purchases.ts'
import type { LoggedPurchase } from './purchase-log.ts'

interface PlantedFault {
  readonly name: string
  readonly plant: (client: pg.Client, opKey: string) => Promise<unknown>
  readonly caught: (verdict: Verdict) => boolean
}

const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'an acknowledged purchase missing from the journal',
    plant: (client, opKey) => client.query('DELETE FROM journal WHERE op_key = $1', [opKey]),
    caught: ({ lost }) => lost === 1,
  },
  {
    name: 'a purchase booked twice',
    async plant(client, opKey) {
      await client.query('ALTER TABLE journal DROP CONSTRAINT journal_member_id_op_key_key')
      await client.query(
        'CREATE TEMP TABLE again ON COMMIT DROP AS SELECT * FROM journal WHERE op_key = $1',
        [opKey],
      )
      await client.query('UPDATE again SET id = id + 1000000000')
      await client.query('INSERT INTO journal SELECT * FROM again')
    },
    caught: ({ doubled }) => doubled === 1,
  },
  {
    name: 'a ticket charged one minor unit too much',
    plant: (client, opKey) =>
      client.query(
        `UPDATE ticket SET price = price + 1 FROM journal j
          WHERE j.op_key = $1 AND ticket.member_id = j.member_id AND ticket.journal_id = j.id
            AND seq = (SELECT min(seq) FROM ticket WHERE journal_id = j.id)`,
        [opKey],
      ),
    caught: ({ unitsOff }) => unitsOff > 0n,
  },
  {
    name: 'one minor unit missing from an account',
    plant: (client, opKey) =>
      client.query(
        `UPDATE account SET d_post = d_post + 1 FROM journal j
          WHERE j.op_key = $1 AND account.member_id = j.member_id AND account.kind = 'player:cash'
            AND account.ref = j.player_id`,
        [opKey],
      ),
    caught: ({ unitsOff }) => unitsOff === 1n,
  },
  {
    name: 'one more sold than there are tickets',
    plant: client =>
      client.query(
        `UPDATE game_instance SET sold = sold + 1
          WHERE id = (SELECT id FROM game_instance WHERE sold > 0 AND sold < cap ORDER BY id LIMIT 1)`,
      ),
    caught: ({ oversold }) => oversold === 1,
  },
]

/** Plants each fault in a transaction that is rolled back, and returns the names of the faults that the checker missed. */
export const missedFaults = async (
  client: pg.Client,
  log: readonly LoggedPurchase[],
  startBalance: bigint,
): Promise<{ planted: number; missed: string[] }> => {
  const victim = log.findLast(({ outcome }) => outcome === 'ok')
  if (!victim) throw new Error('no purchase was acknowledged, so no fault can be planted')
  const missed: string[] = []
  for (const { name, plant, caught } of plantedFaults) {
    await client.query('BEGIN')
    try {
      // Disables the triggers that make the ledger append-only.
      await client.query('SET LOCAL session_replication_role = replica')
      // After hours of purchases the checker computes for longer than the server lets a transaction wait.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
      await plant(client, `join:${victim.playerId}:${victim.requestId}`)
      if (!caught(await checkPurchases(client, log, startBalance))) missed.push(name)
    } finally {
      await client.query('ROLLBACK')
    }
  }
  return { planted: plantedFaults.length, missed }
}
