import type pg from 'pg'
import { drawProblems } from './check-draws.ts'
import type { Published } from './published-record.ts'

interface PlantedFault {
  readonly name: string
  readonly of: 'draw' | 'deck'
  /** Statements with the instance as $1 and one of its winning tickets as $2. */
  readonly plant: readonly string[]
  readonly caught: RegExp
}

const again = (table: string, where: string, change: string): string[] => [
  `CREATE TEMP TABLE again ON COMMIT DROP AS SELECT * FROM ${table} WHERE ${where}`,
  `UPDATE again SET ${change}`,
  `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM again`,
]

const paidAgain = (kind: string): string[] => [
  'ALTER TABLE journal DROP CONSTRAINT journal_member_id_op_key_key',
  ...again('journal', `kind = '${kind}' AND ref = $1 AND result ->> 'seq' = $2::text`, 'id = id + 1000000'),
  `INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency, phase)
   SELECT t.member_id, t.journal_id + 1000000, t.line, t.debit_id, t.credit_id, t.amount, t.currency, t.phase
     FROM transfer t JOIN again ON again.id = t.journal_id + 1000000`,
]

const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a second result',
    of: 'draw',
    plant: [
      'ALTER TABLE draw_result DROP CONSTRAINT draw_result_pkey CASCADE',
      ...again('draw_result', 'instance_id = $1', 'revenue = revenue'),
    ],
    caught: /draw_result has 2 rows/,
  },
  {
    name: 'a result that differs from the published one',
    of: 'draw',
    plant: ['UPDATE draw_result SET drawn[1] = drawn[1] + 1 WHERE instance_id = $1'],
    caught: /was published/,
  },
  { name: 'a second payment', of: 'draw', plant: paidAgain('pay'), caught: /in 2 journals/ },
  {
    name: 'a winner who was not paid',
    of: 'draw',
    plant: [`DELETE FROM journal WHERE kind = 'pay' AND ref = $1 AND result ->> 'seq' = $2::text`],
    caught: /won and was not paid/,
  },
  {
    name: 'money in an account without a prize',
    of: 'draw',
    plant: [
      `UPDATE account SET c_post = c_post + 1 WHERE kind = 'player:cash'
          AND ref = (SELECT player_id FROM ticket WHERE instance_id = $1 AND seq = $2::int)`,
    ],
    caught: /^player \d+ has \d+ and should have/m,
  },
  {
    name: 'a second deck',
    of: 'deck',
    plant: [
      'ALTER TABLE deck DROP CONSTRAINT deck_pkey CASCADE',
      ...again('deck', 'instance_id = $1', 'size = size'),
    ],
    caught: /deck has 2 rows/,
  },
  {
    name: 'a card that differs from the published one',
    of: 'deck',
    plant: ['UPDATE deck_card SET position = position + 10000 WHERE instance_id = $1 AND seq = $2::int'],
    caught: /was published/,
  },
  { name: 'a card prize paid twice', of: 'deck', plant: paidAgain('card-prize'), caught: /in 2 journals/ },
]

/** Plants each fault in a transaction that is rolled back, and returns the names of the faults that the checker missed. */
export const missedDrawFaults = async (
  client: pg.Client,
  records: readonly Published[],
  startBalance: bigint,
): Promise<{ planted: number; missed: string[] }> => {
  const missed: string[] = []
  for (const { name, of, plant, caught } of plantedFaults) {
    const victim = records.find(({ isDeck, prizes }) => isDeck === (of === 'deck') && prizes.size > 0)
    if (!victim) throw new Error(`no ${of} has a winner, so no fault can be planted`)
    const [seq] = victim.prizes.keys()
    await client.query('BEGIN')
    try {
      await client.query('SET LOCAL session_replication_role = replica')
      for (const statement of plant)
        await client.query(statement.replaceAll('$1', String(victim.instanceId)).replaceAll('$2', `'${seq}'`))
      const problems = await drawProblems(client, records, startBalance)
      if (!caught.test(problems.join('\n'))) missed.push(name)
    } finally {
      await client.query('ROLLBACK')
    }
  }
  return { planted: plantedFaults.length, missed }
}
