import { pause } from '#support/pause.ts'
import { seededRandom } from '#support/seeded-random.ts'
import type { OpenFuzzWorld } from './open-world.ts'
import { createRecords, parsers } from './records.ts'
import { runTarget } from './run-target.ts'
import { bodies } from './bodies.ts'

const maxInputs = 5000
const restartWithinMs = 60_000

/** Shows that the drill finds a process that one of its inputs crashes, and a parser that throws. Returns what it missed. */
export const missedPlants = async (world: OpenFuzzWorld, seed: number): Promise<string[]> => [
  ...((await findsCrash(world, seed)) ? [] : ['a lane that a purchase crashes']),
  ...((await findsThrow(world)) ? [] : ['a parser that throws']),
]

/** Armed, the lane ends at the first purchase, which is one input in about fifty. */
const findsCrash = async (world: OpenFuzzWorld, seed: number): Promise<boolean> => {
  const { lane } = world.stack.processes
  world.stack.arm(['join.beforeCommit'])
  const restarts = lane.restarts()
  await lane.kill()
  const deadline = performance.now() + restartWithinMs
  while ((lane.restarts() === restarts || lane.pid() === undefined) && performance.now() < deadline)
    await pause(50)
  world.stack.arm([])
  await world.useFreshPlayers()
  const before = world.countCrashes()
  const isAlive = () => world.countCrashes() === before
  await runTarget('bodies', bodies, world, { seed, first: 0, count: maxInputs, onSent: isAlive })
  for (let left = 100; left > 0 && isAlive(); left--) await pause(50)
  return !isAlive()
}

const findsThrow = async (world: OpenFuzzWorld): Promise<boolean> => {
  const planted = createRecords({
    ...parsers,
    planted: text => {
      if (text.includes('\u0000')) throw new TypeError('planted')
    },
  })
  const open = await planted.open(world)
  const found = await open.send(Array.from({ length: 2000 }, (_, i) => seededRandom(i)))
  return found.some(line => line.includes('planted'))
}
