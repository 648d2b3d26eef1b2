import { randomInt, randomUUID } from 'node:crypto'

export interface JoinTask {
  readonly port: number
  readonly memberId: number
  readonly siteKey: string
  readonly gameId: number
  readonly instanceId: number
  readonly currency: string
  readonly connections: number
  readonly joins: number
  /** Session tokens of players, distributed over the connections in turn. */
  readonly tokens: readonly string[]
}

export const joinInput = ({ gameId, instanceId, currency }: JoinTask) => ({
  requestId: randomUUID(),
  gameId,
  gameInstanceId: instanceId,
  currencyId: currency,
  userPlays: [randomLine()],
  userPlaysCount: 1,
})

const randomLine = (): number[] => {
  const numbers = new Set<number>()
  while (numbers.size < 6) numbers.add(randomInt(1, 50))
  return [...numbers]
}
