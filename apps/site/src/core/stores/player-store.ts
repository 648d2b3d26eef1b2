import type { Game } from '@fairground/contract/entities/games/game'
import type { Account } from '@fairground/contract/entities/money/account'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import type { EventMessage } from '@fairground/contract/events'
import type { PlayerInGame, Snapshot } from '@fairground/contract/snapshots'
import { createStore } from 'zustand/vanilla'
import { type Balances, withAccount, withAccounts } from './account-balances.ts'

type InGames = ReadonlyMap<number, PlayerInGame>

interface PlayerState {
  readonly balances: Balances
  readonly inGames: InGames
}

/** Live data of the player: balances and joined games. */
export const playerStore = createStore<PlayerState>(() => ({ balances: new Map(), inGames: new Map() }))

/** Plays can be given back, so the version decides. The answer of a join has no version and only adds plays. */
const isNewer = (next: PlayerInGame, known: PlayerInGame): boolean =>
  next.version === 0 ? next.playerPlaysInGame > known.playerPlaysInGame : next.version > known.version

const withJoined = (inGames: InGames, joined: PlayerInGame): InGames => {
  const known = inGames.get(joined.gameInstanceId)
  if (known !== undefined && !isNewer(joined, known)) return inGames
  return new Map(inGames).set(joined.gameInstanceId, joined)
}

export const takeAccounts = (accounts: readonly Account[]): void =>
  playerStore.setState(({ balances }) => ({ balances: withAccounts(balances, accounts) }))

export const takePlayerSnapshot = ({ accounts, playerInGames }: Snapshot<'player'>): void => {
  playerStore.setState(({ inGames }) => ({ inGames: playerInGames.reduce(withJoined, inGames) }))
  takeAccounts(accounts)
}

/** Takes the joined games of a session before its accounts, because unopened cards change the balance on the screen. */
export const takeJoinedGames = (games: readonly Game[]): void => {
  const joins = games
    .filter(game => game.playerInGame)
    .map(
      ({ gameId, gameInstanceId, joinCode = '', playerPlaysInGame }): PlayerInGame => ({
        gameId,
        gameInstanceId,
        version: 0,
        joinCode,
        playerPlaysInGame,
      }),
    )
  playerStore.setState(({ inGames }) => ({ inGames: joins.reduce(withJoined, inGames) }))
}

const joined = (join: PlayerInGame): void =>
  playerStore.setState(({ inGames }) => ({ inGames: withJoined(inGames, join) }))

export const takePlayerEvent = ([name, payload]: EventMessage): void => {
  if (name === 'playerBalance') {
    const { accountId, accountCurrency, accountBalance, version } = payload
    takeAccounts([{ accountId, accountCurrency, accountBalance, version }])
  }
  if (name === 'playerOrder' && payload.balanceUpdateEvent !== null)
    takeAccounts([payload.balanceUpdateEvent])
  if (name === 'playerJoin') {
    const { gameId, gameInstanceId, version, joinCode, joinEvent, balanceUpdateEvent } = payload
    // The joined game comes first, because unopened cards change the balance on the screen.
    joined({ gameId, gameInstanceId, version, joinCode, playerPlaysInGame: joinEvent.playerPlaysInGame })
    if (balanceUpdateEvent !== undefined) takeAccounts([balanceUpdateEvent])
  }
}

/** Applies the answer of a join before its events arrive. */
export const noteJoin = (gameId: number, currencyId: string, answer: JoinResult): void => {
  const { gameInstanceId, joinCode, joinEvent } = answer
  if (joinEvent === undefined) return
  joined({
    gameId,
    gameInstanceId,
    version: 0,
    joinCode: joinCode ?? '',
    playerPlaysInGame: joinEvent.playerPlaysInGame,
  })
  // A join paid in another currency changes two accounts; their events follow.
  if (joinEvent.paidIn !== undefined) return
  playerStore.setState(({ balances }) => {
    const account = balances.get(currencyId)
    if (account === undefined) return { balances }
    const { accountBalance, accountVersion: version } = joinEvent
    return { balances: withAccount(balances, { ...account, accountBalance, version }) }
  })
}
