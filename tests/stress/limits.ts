import { randomUUID } from 'node:crypto'
import { joinOnce } from './join-once.ts'
import { stressGame, type StressStack } from './stress-stack.ts'

export interface LimitOptions {
  /** The number of concurrent joins per player. */
  readonly parallel: number
  /** The number of joins that fit under each player's limit. */
  readonly allowed: number
}

const limitCode = 6
const line = [1, 2, 3, 4, 5, 6]

/**
 * All players send joins at once up to a wager or loss limit: the joins that fit are sold, the others are refused, and
 * no player exceeds the limit. No draw runs during the test, so every stake counts as a loss.
 */
export const limits = async (
  stack: StressStack,
  { parallel, allowed }: LimitOptions,
  say: (line: string) => void,
): Promise<string[]> => {
  const { member, players, lane } = stack
  const instanceId = await stack.openRun(players.length * parallel)
  const room = (stressGame.cost + stressGame.fee) * BigInt(allowed)
  const before = await wageredBy(stack)
  const capFor = (id: number): bigint => (before.get(id) ?? 0n) + room
  for (const [n, { id }] of players.entries())
    await lane.submit(member.id, 'setLimit', {
      opKey: `limit:${id}:${instanceId}`,
      playerId: id,
      kind: n % 2 === 0 ? 'wagerWeek' : 'lossWeek',
      currency: member.currency,
      source: 'player',
      newCap: capFor(id),
      reason: 'stress',
    })
  const codes = await Promise.all(
    players.flatMap(player =>
      Array.from({ length: parallel }, () =>
        joinOnce(player, instanceId, randomUUID(), line).then(answer => answer.exitCode),
      ),
    ),
  )
  const sold = codes.filter(code => code === 0).length
  const refused = codes.filter(code => code === limitCode).length
  const after = await wageredBy(stack)
  const over = players.filter(({ id }) => (after.get(id) ?? 0n) > capFor(id))
  const short = players.filter(({ id }) => (after.get(id) ?? 0n) < capFor(id))
  say(
    `${players.length} players x ${parallel} at a limit of ${allowed}: ${sold} sold, ${refused} refused, ${over.length} over, ${short.length} below`,
  )
  const exact = over.length === 0 && short.length === 0 && sold + refused === codes.length
  return exact
    ? []
    : [`${over.length} players over, ${short.length} below their limit, ${sold} sold, ${refused} refused`]
}

const wageredBy = async (stack: StressStack): Promise<Map<number, bigint>> => {
  const rows = await stack.rows<{ player: number; amount: string }>(
    'SELECT player_id AS player, sum(price + fee)::text AS amount FROM ticket GROUP BY player_id',
  )
  return new Map(rows.map(({ player, amount }) => [player, BigInt(amount)]))
}
