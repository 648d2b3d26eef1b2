import type { Account } from '@fairground/contract/entities/money/account'
import type { EventPayload } from '@fairground/contract/events'
import { beforeEach, expect, it } from 'vitest'
import { playerStore, takeAccounts, takePlayerEvent, takePlayerSnapshot } from './player-store.ts'

const account = (accountBalance: string, version: number): Account => ({
  accountId: 1,
  accountCurrency: 'GBP',
  accountBalance,
  version,
})

const join: EventPayload<'playerJoin'> = {
  eventType: 1,
  memberId: 1,
  playerId: 7,
  gameId: 12,
  gameInstanceId: 40,
  version: 3,
  joinCode: 'ABC',
  joinEvent: {
    gamePlayCurrent: 1,
    gamePlayerCurrent: 1,
    playerPlaysInGame: 1,
    charged: '0.50',
    accountBalance: '9.50',
    accountVersion: 2,
  },
}

const balance = () => playerStore.getState().balances.get('GBP')

beforeEach(() => {
  playerStore.setState({ balances: new Map(), inGames: new Map() })
  takeAccounts([account('10.00', 1)])
})

it('takes the plays and the balance of a purchase from one event', () => {
  takePlayerEvent(['playerJoin', { ...join, balanceUpdateEvent: account('9.50', 2) }])
  expect(balance()).toEqual(account('9.50', 2))
  expect(playerStore.getState().inGames.get(40)).toMatchObject({ joinCode: 'ABC', playerPlaysInGame: 1 })
})

it('keeps a newer balance when the event of a purchase arrives late or twice', () => {
  takePlayerEvent(['playerBalance', { eventType: 4, memberId: 1, playerId: 7, ...account('29.50', 3) }])
  takePlayerEvent(['playerJoin', { ...join, balanceUpdateEvent: account('9.50', 2) }])
  expect(balance()).toEqual(account('29.50', 3))
})

it('keeps the balance when a player without an account plays for free', () => {
  takePlayerEvent(['playerJoin', join])
  expect(balance()).toEqual(account('10.00', 1))
})

it('keeps the balance of a purchase when an older snapshot arrives after it', () => {
  takePlayerEvent(['playerJoin', { ...join, balanceUpdateEvent: account('9.50', 2) }])
  takePlayerSnapshot({ accounts: [account('10.00', 1)], playerInGames: [], playerSegment: 'C' } as never)
  expect(balance()).toEqual(account('9.50', 2))
})
