import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { addInstance, type BenchOperator, type BenchPlayer, operator } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { median, quantile } from '../statistics.ts'
import type { SteadyResult, SteadyTask } from './steady-task.ts'

const quiet: BenchOperator = { id: 2, siteKey: 'bench-site-key-0002', currency: 'EUR', gameId: 7 }
const rush = 10
const manyPlays = 1_000_000

export const neighbour = defineMeasurement({
  about: 'p99 of an operator while another one of the same stack has ten times its usual load',
  numbers: {
    load: { preset: 20, about: 'usual calls per second of each operator, half of them purchases' },
    crowd: { preset: 40, about: 'connected players of each operator' },
  },
  measures: {
    purchases: {
      about: 'p99 of purchases beside ten times the load / usual load',
      unit: 'ms',
      better: 'lower',
    },
    reads: { about: 'p99 of reads beside ten times the load / usual load', unit: 'ms', better: 'lower' },
  },
  short: { excluded: 'a short side makes 50 purchases, so its p99 is a single call' },
  run: async settings => {
    settings.say('starting a private stack with two operators')
    const stack = await openStack(settings.numbers.crowd)
    try {
      return await measure(settings, stack)
    } finally {
      await stack.stop()
    }
  },
})

interface Side {
  readonly of: BenchOperator
  readonly players: readonly BenchPlayer[]
  readonly network: string
  readonly instanceId: number
}

const measure = async (
  { rounds, seconds, numbers: { load }, say }: Settings<'load' | 'crowd'>,
  stack: BenchStack,
): Promise<Measured<'purchases' | 'reads'>> => {
  const openSide = async (
    of: BenchOperator,
    players: readonly BenchPlayer[],
    network: string,
  ): Promise<Side> => ({
    of,
    players,
    network,
    instanceId: await addInstance(stack.owner, manyPlays, of),
  })
  const noisy = await openSide(operator, stack.players, '127.0.1')
  const calm = await openSide(quiet, await stack.addNeighbour(quiet), '127.0.2')
  let sold = 0
  const run = async (times: number) => {
    const [loud, result] = await Promise.all([
      send(stack.port, noisy, load * times, seconds),
      send(stack.port, calm, load, seconds),
    ])
    if (result.refused.length > 0) throw new Error(`refused: ${result.refused[0]}`)
    sold += result.purchases.length
    return { purchases: quantile(result.purchases, 0.99), reads: quantile(result.reads, 0.99), loud }
  }
  say('warming up')
  await run(1)
  await run(rush)
  const usual: Awaited<ReturnType<typeof run>>[] = []
  const rushed: typeof usual = []
  for (let round = 1; round <= rounds; round++) {
    usual.push(await run(1))
    rushed.push(await run(rush))
    say(
      `round ${round}/${rounds}  ${usual.at(-1)!.purchases.toFixed(1)} ms, ${rushed.at(-1)!.purchases.toFixed(1)} ms`,
    )
  }
  const compare = (key: 'purchases' | 'reads') => ({
    ours: median(rushed.map(each => each[key])),
    bare: median(usual.map(each => each[key])),
  })
  await checkSold(stack, calm, sold)
  const own = median(rushed.map(({ loud }) => quantile(loud.purchases, 0.99)))
  const refused = rushed.reduce((sum, { loud }) => sum + loud.refused.length, 0)
  return {
    measures: { purchases: compare('purchases'), reads: compare('reads') },
    notes: [
      `the other operator: ${load * rush} calls/s, p99 of its own purchases ${own.toFixed(1)} ms, ${refused} refused`,
      `all ${sold} purchases of the operator with the usual load were sold`,
    ],
  }
}

/** Runs the players of one operator in a process of their own. */
const send = async (port: number, side: Side, perSecond: number, seconds: number): Promise<SteadyResult> => {
  const { of, players, network, instanceId } = side
  const tokens = players.map(({ token }) => token)
  const task: SteadyTask = { ...of, port, instanceId, tokens, network, perSecond, seconds }
  const child = fork(join(import.meta.dirname, 'steady-load.ts'), [JSON.stringify(task)])
  try {
    const [result] = (await Promise.race([once(child, 'message'), failAtExit(child)])) as [SteadyResult]
    return result
  } finally {
    child.kill('SIGKILL')
  }
}

const failAtExit = async (child: ReturnType<typeof fork>): Promise<never> => {
  const [code] = (await once(child, 'exit')) as [number | null]
  throw new Error(`the load driver exited with code ${code}`)
}

const checkSold = async (
  { owner }: BenchStack,
  { of, instanceId }: Side,
  expected: number,
): Promise<void> => {
  const { rows } = await owner.query<{ sold: number }>(
    'SELECT sold FROM game_instance WHERE member_id = $1 AND id = $2',
    [of.id, instanceId],
  )
  if (rows[0]?.sold !== expected) throw new Error(`sold ${rows[0]?.sold} plays instead of ${expected}`)
}
