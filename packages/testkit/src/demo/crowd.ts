import { randomInt, randomUUID } from 'node:crypto'
import { restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { Game } from '@fairground/contract/entities/games/game'
import { type Crowd, crowdUsernames } from './crowd-names.ts'
import { luckyDips } from './kinds/lucky-dips.ts'
import { openCards, isInstantGame } from './open-cards.ts'
import { type DemoMember, demoPassword } from './world.ts'

export interface CrowdOptions {
  readonly baseUrl: string
  readonly members: readonly DemoMember[]
  readonly players: Crowd
  /** Purchases per second over all operators. */
  readonly rate: number
  readonly report?: (line: string) => void
}

interface CrowdPlayer {
  readonly member: DemoMember
  readonly name: string
  readonly call: ReturnType<typeof restClient>['call']
}

/** Simulated players that buy through the public API, so that the demo sites show activity. */
export const startCrowd = ({ baseUrl, members, players, rate, report = () => undefined }: CrowdOptions) => {
  let stopping = false
  let joins = 0
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const crowd = members.flatMap(member =>
    crowdUsernames(players).map(name => createPlayer(baseUrl, member, name)),
  )

  const loop = (async () => {
    const loggedIn = new Set<CrowdPlayer>()
    while (!stopping) {
      const player = crowd[randomInt(crowd.length)]!
      try {
        if (!loggedIn.has(player)) {
          await player.call('login', { username: player.name, password: demoPassword })
          loggedIn.add(player)
        }
        if (await joinSomething(player)) joins += 1
      } catch (error) {
        loggedIn.delete(player)
        report(
          `crowd player ${player.name} failed: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
      await pause((1000 / rate) * (0.5 + randomInt(1000) / 1000))
    }
  })()

  return {
    joins: () => joins,
    async stop(): Promise<void> {
      stopping = true
      await loop
    },
  }
}

const createPlayer = (baseUrl: string, member: DemoMember, name: string): CrowdPlayer => {
  const token = memoryTokenStore()
  return {
    member,
    name,
    call: restClient({ baseUrl, memberId: member.id, siteKey: member.siteKey, token }).call,
  }
}

/** Returns the next instance of each game, so that a game with frequent draws does not attract all players. */
const nextInstances = (games: readonly Game[]): readonly Game[] => {
  const latestFirst = games.toSorted((a, b) => (b.tournamentStartTime ?? 0) - (a.tournamentStartTime ?? 0))
  return [...new Map(latestFirst.map(game => [game.gameId, game])).values()]
}

const joinSomething = async ({ member, call }: CrowdPlayer): Promise<boolean> => {
  const { games } = await call('getFilteredGames', { filter: { memberId: member.id, maxResults: 100 } })
  const open = games.filter(
    game => game.gameStatus === 'OPEN' && game.playerPlaysInGame + 5 <= game.playerPlayMax,
  )
  const instant = open.filter(isInstantGame)
  const upcoming = nextInstances(open.filter(game => !isInstantGame(game)))
  const [drawnGame, instantGame] = [upcoming, instant].map(some => some[randomInt(Math.max(1, some.length))])
  const game = randomInt(4) === 0 ? (instantGame ?? drawnGame) : (drawnGame ?? instantGame)
  if (!game) return false
  if (isInstantGame(game)) await openCards(call, game)
  const answer = await call('joinGame', {
    requestId: randomUUID(),
    gameId: game.gameId,
    gameInstanceId: game.gameInstanceId,
    ...luckyDips(game.gameRule, 1 + randomInt(5)),
    currencyId: game.currencyId,
  })
  return answer.exitCode === 0
}
