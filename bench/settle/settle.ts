import { type Comparison, defineMeasurement, type Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { type BenchDatabase, openDatabase } from '../stage/database.ts'
import { addOperator, addPlayers, operator } from '../stage/rows.ts'
import { settleBare } from './bare-settle.ts'
import { settleByPlatform } from './platform-settle.ts'
import { sellOut } from './tickets.ts'

const playerCount = 10_000
const growth = 5

const numbers = {
  tickets: { preset: 1_000_000, about: 'tickets sold' },
  winners: { preset: 50_000, about: 'winning tickets among them' },
}

type Numbers = keyof typeof numbers

const allPaid = 'every instance paid exactly its winners and marked all other tickets as lost'

export const settle = defineMeasurement({
  about:
    'finding and paying the winners of a 6/49 draw, compared with set-based SQL that writes the same rows',
  numbers,
  measures: { time: { about: 'settle / set-based SQL', unit: 's', better: 'lower', target: 1.5 } },
  short: { rounds: 3, seconds: 1, numbers: { tickets: 40_000, winners: 2000 } },
  async run(settings) {
    const [time] = await compareSizes(settings, [settings.numbers.tickets])
    return { measures: { time: time! }, notes: [allPaid] }
  },
})

export const settleGrowth = defineMeasurement({
  about: 'the same with five times as many tickets and as many winners, and how much longer it takes',
  numbers,
  measures: {
    time: {
      about: 'settle / set-based SQL, five times the tickets',
      unit: 's',
      better: 'lower',
      target: 1.5,
    },
    growth: {
      about: 'settle / set-based SQL, growth of the time with five times the tickets',
      unit: '',
      better: 'lower',
    },
  },
  short: { excluded: 'its tickets take minutes to insert' },
  async run(settings) {
    const { tickets } = settings.numbers
    const [usual, large] = await compareSizes(settings, [tickets, growth * tickets])
    return {
      measures: {
        time: large!,
        growth: { ours: large!.ours / usual!.ours, bare: large!.bare / usual!.bare },
      },
      notes: [allPaid],
    }
  },
})

const compareSizes = async (settings: Settings<Numbers>, sizes: readonly number[]): Promise<Comparison[]> => {
  const database = await openDatabase()
  try {
    return await measure(settings, database, sizes)
  } finally {
    await database.stop()
  }
}

const measure = async (
  { rounds, numbers: { winners }, say }: Settings<Numbers>,
  database: BenchDatabase,
  sizes: readonly number[],
): Promise<Comparison[]> => {
  await addOperator(database.owner)
  const players = await addPlayers(database.owner, playerCount)
  await database.owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) SELECT $1, 'player:cash', id, $2 FROM player WHERE member_id = $1`,
    [operator.id, operator.currency],
  )
  await database.owner.query('VACUUM (ANALYZE) account')
  const owners = { first: Math.min(...players.map(({ id }) => id)), count: playerCount }
  const comparisons: Comparison[] = []
  for (const size of sizes) {
    const sold = async () => {
      say(`selling ${size} tickets, ${winners} of them winning`)
      return sellOut(database.owner, size, winners, owners)
    }
    const seconds = await interleaved(
      rounds,
      {
        bare: async () =>
          checked(database, winners, size, await sold(), sale => settleBare(database.app.pool, sale)),
        ours: async () =>
          checked(database, winners, size, await sold(), sale => settleByPlatform(database, sale)),
      },
      say,
    )
    comparisons.push(seconds)
  }
  return comparisons
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
