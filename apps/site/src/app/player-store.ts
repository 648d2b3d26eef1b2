import type { Account } from '@fairground/contract/entities/account'
import type { JoinAnswer } from '@fairground/contract/entities/join'
import type { EventMessage } from '@fairground/contract/events'
import type { PlayerInGame, Snapshot } from '@fairground/contract/snapshots'
import { createStore } from 'zustand/vanilla'
import { type Balances, withAccount, withAccounts } from './account-balances.ts'

type InGames = ReadonlyMap<number, PlayerInGame>

interface PlayerState {
  readonly balances: Balances
  readonly inGames: InGames
}

/** What is the player's own and changes while they look: money and joined games. */
export const playerStore = createStore<PlayerState>(() => ({ balances: new Map(), inGames: new Map() }))

/** Plays are given back too, so the version decides; the answer of a join has none, and only ever adds. */
const isNewer = (next: PlayerInGame, seen: PlayerInGame): boolean =>
  next.version === 0 ? next.playerPlaysInGame > seen.playerPlaysInGame : next.version > seen.version

const withJoined = (inGames: InGames, joined: PlayerInGame): InGames => {
  const seen = inGames.get(joined.gameInstanceId)
  if (seen !== undefined && !isNewer(joined, seen)) return inGames
  return new Map(inGames).set(joined.gameInstanceId, joined)
}

export const takeAccounts = (accounts: readonly Account[]): void =>
  playerStore.setState(({ balances }) => ({ balances: withAccounts(balances, accounts) }))

export const takePlayerSnapshot = ({ accounts, playerInGames }: Snapshot<'player'>): void => {
  takeAccounts(accounts)
  playerStore.setState(({ inGames }) => ({ inGames: playerInGames.reduce(withJoined, inGames) }))
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
    const { gameId, gameInstanceId, version, joinCode, joinEvent } = payload
    joined({ gameId, gameInstanceId, version, joinCode, playerPlaysInGame: joinEvent.playerPlaysInGame })
  }
}

/** The answer of a join says at once what the events will say in a moment. */
export const noteJoin = (gameId: number, currencyId: string, answer: JoinAnswer): void => {
  const { gameInstanceId, joinCode, joinEvent } = answer
  if (joinEvent === undefined) return
  joined({
    gameId,
    gameInstanceId,
    version: 0,
    joinCode: joinCode ?? '',
    playerPlaysInGame: joinEvent.playerPlaysInGame,
  })
  // What was exchanged for it moved two accounts, of which the events tell.
  if (joinEvent.paidIn !== undefined) return
  playerStore.setState(({ balances }) => {
    const account = balances.get(currencyId)
    if (account === undefined) return { balances }
    const { accountBalance, accountVersion: version } = joinEvent
    return { balances: withAccount(balances, { ...account, accountBalance, version }) }
  })
}
