import { parseArgs } from 'node:util'
import { seededRandom } from '../tests/support/seeded-random.ts'
import { limits } from '../tests/stress/limits.ts'
import { oversell } from '../tests/stress/oversell.ts'
import { payments } from '../tests/stress/payments.ts'
import { withdrawals } from '../tests/stress/withdrawals.ts'
import { retries } from '../tests/stress/retries.ts'
import { startStressStack, type StressStack } from '../tests/stress/stress-stack.ts'

const help = `npm run stress <name> [-- options]

Starts a private stack, puts one invariant under load through the real gateway, and audits the books.

  oversell   cap 1,000, 5,000 joins at once: exactly the cap is sold   --rounds 50
  retries    every key sent 1 to 5 times, 30 % of them concurrently, 5 % with a changed body   --keys 50000 --seed 1
  limits     200 players send 32 joins at once at a wager or loss limit: no player exceeds it
  payments   a provider sends repeated, shuffled, forged, stale and wrong events, and processes are killed: every
             payment is credited once, every withdrawal ends once
             --payments 10000 --rate 40 (per second) --withdrawals 5000 --kill-every 15 --seed 1`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    keys: { type: 'string', default: '50000' },
    payments: { type: 'string', default: '10000' },
    withdrawals: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '40' },
    'kill-every': { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})

const say = (line: string) => console.log(line)

/** Enough players that none is blocked for too many declined payments. */
const paymentPlayers = Math.max(20, Math.ceil(Number(values.payments) / 100))

const depositsAndWithdrawals = async (stack: StressStack): Promise<string[]> => {
  const random = seededRandom(Number(values.seed))
  const killEveryMs = Number(values['kill-every']) * 1000
  const perSecond = Number(values.rate)
  const found = await payments(stack, { count: Number(values.payments), perSecond, killEveryMs, random }, say)
  return [
    ...found,
    ...(await withdrawals(stack, { count: Number(values.withdrawals), killEveryMs, random }, say)),
  ]
}

interface Stress {
  readonly players: number
  readonly run: (stack: StressStack) => Promise<string[]>
}

const tests: Readonly<Record<string, Stress>> = {
  oversell: {
    players: 50,
    run: stack => oversell(stack, { rounds: Number(values.rounds), cap: 1000, joins: 5000 }, say),
  },
  retries: {
    players: 50,
    run: stack =>
      retries(stack, { keys: Number(values.keys), random: seededRandom(Number(values.seed)) }, say),
  },
  payments: { players: paymentPlayers, run: stack => depositsAndWithdrawals(stack) },
  limits: { players: 200, run: stack => limits(stack, { parallel: 32, allowed: 10 }, say) },
}

const main = async (name: string, { players, run }: Stress): Promise<number> => {
  const stack = await startStressStack(players)
  try {
    const problems = [...(await run(stack)), ...(await stack.problems())]
    for (const problem of problems.slice(0, 50)) say(problem)
    say(`stress ${name}: ${problems.length === 0 ? 'exact' : `${problems.length} problems`}`)
    return problems.length === 0 ? 0 : 1
  } finally {
    await stack.stop()
  }
}

const name = positionals[0] ?? ''
const chosen = Object.hasOwn(tests, name) ? tests[name] : undefined
if (values.help || !chosen) {
  console.log(help)
  process.exitCode = values.help ? 0 : 1
} else process.exit(await main(name, chosen))
