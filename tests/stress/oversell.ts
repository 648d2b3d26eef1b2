import { randomUUID } from 'node:crypto'
import { joinOnce } from './join-once.ts'
import type { StressStack } from './stress-stack.ts'

export interface OversellOptions {
  readonly rounds: number
  readonly cap: number
  readonly joins: number
}

const fullCode = 3
const line = [1, 2, 3, 4, 5, 6]

/** Sends more concurrent joins than the cap: exactly the cap is sold, all other joins are refused and not charged. */
export const oversell = async (
  stack: StressStack,
  { rounds, cap, joins }: OversellOptions,
  say: (line: string) => void,
): Promise<string[]> => {
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const instanceId = await stack.openRun(cap)
    const before = await balances(stack)
    const codes = await Promise.all(
      Array.from({ length: joins }, async (_, i) => {
        const player = stack.players[i % stack.players.length]!
        return (await joinOnce(player, instanceId, randomUUID(), line)).exitCode
      }),
    )
    const sold = codes.filter(code => code === 0).length
    const refused = codes.filter(code => code === fullCode).length
    const [run] = await stack.rows<{ sold: number; tickets: number; charged: string }>(
      `SELECT sold, (SELECT count(*)::int FROM ticket WHERE instance_id = i.id) AS tickets,
              (sold * (price + fee))::text AS charged FROM game_instance i WHERE id = $1`,
      [instanceId],
    )
    const paid = before - (await balances(stack))
    const facts = [sold, run!.sold, run!.tickets]
    const exact = facts.every(n => n === cap) && refused === joins - cap && paid === BigInt(run!.charged)
    if (!exact)
      problems.push(
        `round ${round}: acknowledged, sold, tickets ${facts.join(', ')}; ${refused} refused; paid ${paid}`,
      )
    say(`round ${round}: ${sold} of ${joins} joins sold, cap ${cap}: ${exact ? 'exact' : 'NOT exact'}`)
  }
  return problems
}

const balances = async (stack: StressStack): Promise<bigint> => {
  const [row] = await stack.rows<{ total: string }>(
    `SELECT sum(c_post - d_post)::text AS total FROM account WHERE kind = 'player:cash'`,
  )
  return BigInt(row!.total)
}
