import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { type LoadKind, runLoad } from '../load/load.ts'
import type { JoinTask } from '../load/join-task.ts'
import { interleaved } from '../interleaved.ts'
import { type CpuShare, watchCpu } from '../stage/cpu.ts'
import { addInstance, operator } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { median, quantile } from '../statistics.ts'
import { runBareBatches } from './bare-batches.ts'
import { runNaive } from './run-naive.ts'

const naiveClients = 16
const bareBatch = 200
const manyPlays = 1_000_000

/** The ratio was 4.4 at a load of 3 and 12 at a load of 30 with the same code. The batched ratios have floors. */
const noFloor =
  'pgbench holds the lock of the hot row while it waits for the disk, so the ratio rises with the load'

export const join = defineMeasurement({
  about:
    'joins per second on one hot game through the gateway, compared with pgbench and with the bare statements',
  numbers: {
    joins: { preset: 30_000, about: 'sales cap that is sold out in each round' },
    clients: { preset: 200, about: 'concurrent clients' },
    players: { preset: 1000, about: 'players who buy tickets' },
  },
  measures: {
    http: {
      about: 'join over HTTP / pgbench with one transaction per join',
      unit: 'joins/s',
      better: 'higher',
      target: 8,
      noFloor,
    },
    channel: {
      about: 'join over the channel / pgbench with one transaction per join',
      unit: 'joins/s',
      better: 'higher',
      target: 8,
      noFloor,
    },
    'http-batched': {
      about: 'join over HTTP / bare batched statements',
      unit: 'joins/s',
      better: 'higher',
      target: 0.4,
    },
    'channel-batched': {
      about: 'join over the channel / bare batched statements',
      unit: 'joins/s',
      better: 'higher',
      target: 0.4,
    },
    p50: {
      about: `p50 of a join over HTTP / pgbench with ${naiveClients} clients`,
      unit: 'ms',
      better: 'lower',
      noFloor,
    },
    p99: {
      about: `p99 of a join over HTTP / pgbench with ${naiveClients} clients`,
      unit: 'ms',
      better: 'lower',
      target: 1,
      noFloor,
    },
  },
  short: { rounds: 3, seconds: 2, numbers: { joins: 3000, clients: 200, players: 200 } },
  async run(settings) {
    settings.say('starting a private stack')
    const stack = await openStack(settings.numbers.players)
    try {
      return await measure(settings, stack)
    } finally {
      await stack.stop()
    }
  },
})

type Numbers = 'joins' | 'clients' | 'players'
type Measures = 'http' | 'channel' | 'http-batched' | 'channel-batched' | 'p50' | 'p99'

const measure = async (settings: Settings<Numbers>, stack: BenchStack): Promise<Measured<Measures>> => {
  const { seconds, rounds, numbers, say } = settings
  const ours: Record<'p50' | 'p99', number[]> = { p50: [], p99: [] }
  const naive: Record<'p50' | 'p99', number[]> = { p50: [], p99: [] }
  // Callers drop the first responses of each client, which include connecting and a cold driver.
  const addLatencies = (into: typeof ours, latencies: readonly number[]) => {
    into.p50.push(quantile(latencies, 0.5))
    into.p99.push(quantile(latencies, 0.99))
  }
  const cpu = new Map<LoadKind, CpuShare[]>()
  const sellOut = async (kind: LoadKind) => {
    const used = watchCpu()
    const loaded = await sellCap(stack, kind, numbers.joins, numbers.clients)
    cpu.set(kind, used(loaded.good))
    if (kind === 'http-join') addLatencies(ours, loaded.latencies.slice(2 * numbers.clients))
    return loaded.good / loaded.seconds
  }
  // Query plans, caches and compiled code warm up before the rounds.
  for (const kind of ['http-join', 'channel-join'] as const)
    await sellCap(stack, kind, Math.ceil(numbers.joins / 2), numbers.clients)
  const rates = await interleaved(
    rounds,
    {
      naive: async () => {
        const { rate, latencies } = await runNaiveOn(stack, seconds)
        addLatencies(naive, latencies.slice(2 * naiveClients))
        return rate
      },
      bare: async () => {
        const instanceId = await addInstance(stack.owner, manyPlays)
        const players = stack.players.map(({ id }) => id)
        return runBareBatches({ pool: stack.app.pool, instanceId, players, batch: bareBatch, seconds })
      },
      http: () => sellOut('http-join'),
      channel: () => sellOut('channel-join'),
    },
    say,
  )
  return {
    measures: {
      http: { ours: rates.http, bare: rates.naive },
      channel: { ours: rates.channel, bare: rates.naive },
      'http-batched': { ours: rates.http, bare: rates.bare },
      'channel-batched': { ours: rates.channel, bare: rates.bare },
      p50: { ours: median(ours.p50), bare: median(naive.p50) },
      p99: { ours: median(ours.p99), bare: median(naive.p99) },
    },
    notes: [
      `every instance sold exactly its cap of ${numbers.joins} tickets`,
      ...[...cpu].map(([kind, shares]) => cpuNote(kind, shares)),
    ],
  }
}

/** CPU time of the last round, without the load driver, which has exited by then. */
const cpuNote = (kind: LoadKind, shares: readonly CpuShare[]): string => {
  const total = shares.reduce((sum, { each }) => sum + each, 0)
  const breakdown = shares.map(({ part, each }) => `${part} ${each.toFixed(0)}`).join(', ')
  return `CPU time per ${kind}: ${total.toFixed(0)} us (${breakdown})`
}

/** Requests more plays than the cap and fails unless exactly the cap is sold. */
const sellCap = async (stack: BenchStack, kind: LoadKind, cap: number, clients: number) => {
  const instanceId = await addInstance(stack.owner, cap)
  const task: JoinTask = {
    port: stack.port,
    memberId: operator.id,
    siteKey: operator.siteKey,
    gameId: operator.gameId,
    instanceId,
    currency: operator.currency,
    connections: clients,
    joins: cap + clients,
    tokens: stack.players.map(({ token }) => token),
  }
  const loaded = await runLoad(kind, task)
  const { rows } = await stack.owner.query<{ sold: number; tickets: bigint; last: number }>(
    `SELECT sold, (SELECT count(*) FROM ticket t WHERE t.member_id = i.member_id AND t.instance_id = i.id) AS tickets,
            (SELECT max(seq) FROM ticket t WHERE t.member_id = i.member_id AND t.instance_id = i.id) AS last
       FROM game_instance i WHERE member_id = $1 AND id = $2`,
    [operator.id, instanceId],
  )
  const { sold, tickets, last } = rows[0]!
  if (loaded.good !== cap || sold !== cap || Number(tickets) !== cap || last !== cap) {
    throw new Error(
      `cap ${cap}: ${loaded.good} acknowledged, ${sold} sold, ${tickets} tickets, last ${last}; an unexpected response was ${loaded.sample}`,
    )
  }
  return loaded
}

const runNaiveOn = async (stack: BenchStack, seconds: number) => {
  const instance = await addInstance(stack.owner, manyPlays)
  const { rows } = await stack.owner.query<{ id: bigint }>(
    `SELECT id FROM account WHERE member_id = $1 AND kind = 'game:escrow' AND ref = $2`,
    [operator.id, instance],
  )
  const ids = stack.players.map(({ id }) => id)
  return runNaive({
    databaseUrl: stack.databaseUrl,
    seconds,
    clients: naiveClients,
    instance,
    escrow: rows[0]!.id,
    first: Math.min(...ids),
    last: Math.max(...ids),
  })
}
