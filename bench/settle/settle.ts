import type { Comparison, Measured, Measurement, Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { type BenchDatabase, openDatabase } from '../stage/database.ts'
import { addOperator, addPlayers, operator } from '../stage/rows.ts'
import { settleBare } from './bare-settle.ts'
import { settleByPlatform } from './platform-settle.ts'
import { sellOut } from './tickets.ts'

const playerCount = 10_000
const growth = 5

export const settle: Measurement = {
  about:
    'finding and paying the winners of a 6/49 draw, compared with set-based SQL that writes the same rows',
  numbers: {
    tickets: { preset: 1_000_000, about: 'tickets sold' },
    winners: { preset: 50_000, about: 'winning tickets among them' },
    large: { preset: 0, about: '1 also measures five times as many tickets' },
  },
  async run(settings) {
    const database = await openDatabase()
    try {
      return await measure(settings, database)
    } finally {
      await database.stop()
    }
  },
}

const measure = async (settings: Settings, database: BenchDatabase): Promise<Measured> => {
  const { tickets = 0, winners = 0, large = 0 } = settings.numbers
  await addOperator(database.owner)
  const players = await addPlayers(database.owner, playerCount)
  await database.owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) SELECT $1, 'player:cash', id, $2 FROM player WHERE member_id = $1`,
    [operator.id, operator.currency],
  )
  await database.owner.query('VACUUM (ANALYZE) account')
  const owners = { first: Math.min(...players.map(({ id }) => id)), count: playerCount }
  const sizes = large > 0 ? [tickets, tickets * growth] : [tickets]
  const results: { size: number; ours: number; bare: number }[] = []
  for (const size of sizes) {
    const sold = async () => {
      settings.say(`selling ${size} tickets, ${winners} of them winning`)
      return sellOut(database.owner, size, winners, owners)
    }
    const seconds = await interleaved(
      settings.rounds,
      {
        bare: async () =>
          checked(database, winners, size, await sold(), sale => settleBare(database.app.pool, sale)),
        ours: async () =>
          checked(database, winners, size, await sold(), sale => settleByPlatform(database, sale)),
      },
      settings.say,
    )
    results.push({ size, ...seconds })
  }
  const compared = results.map(
    ({ size, ours, bare }): Comparison => ({ name: `${size} tickets, ${winners} winners`, ours, bare }),
  )
  const [main, bigger] = compared
  const grown = bigger && {
    name: `growth with ${growth} times the tickets`,
    ours: bigger.ours / main!.ours,
    bare: bigger.bare / main!.bare,
  }
  return {
    unit: 'seconds',
    main: main!,
    more: bigger && grown ? [bigger, grown] : [],
    notes: [`every instance paid exactly ${winners} winners and marked all other tickets as lost`],
  }
}

type Sale = Awaited<ReturnType<typeof sellOut>>

/** Settles, and fails unless every winner was paid and all other tickets are marked as lost. */
const checked = async (
  { owner }: BenchDatabase,
  winners: number,
  tickets: number,
  sale: Sale,
  settleIt: (sale: Sale) => Promise<number>,
): Promise<number> => {
  const seconds = await settleIt(sale)
  const { rows } = await owner.query<{ won: bigint; lost: number; paid: bigint }>(
    `SELECT count(*) FILTER (WHERE kind = 'WON') AS won, (SELECT lost FROM instance_ending WHERE instance_id = $1) AS lost,
            (SELECT count(*) FROM journal WHERE kind = 'pay' AND ref = $1) AS paid FROM ticket_outcome WHERE instance_id = $1`,
    [sale.id],
  )
  const { won, lost, paid } = rows[0]!
  if (Number(won) !== winners || Number(paid) !== winners || Number(won) + lost !== tickets)
    throw new Error(`${won} won, ${paid} paid, ${lost} of ${tickets} lost`)
  return seconds
}
