import type { Account } from '@fairground/contract/entities/account'
import type { Player } from '@fairground/contract/entities/player'
import type { Session } from '@fairground/contract/entities/session'
import type { Money } from '@fairground/rules/money/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { moneyOf } from '#shared/money.ts'
import { referralCode } from './address-parameters.ts'
import { mainFirst } from './account-balances.ts'
import { bootstrap } from './bootstrap.ts'
import { call } from './call.ts'
import { channel } from './connection.ts'
import { seedGames } from './lobby-store.ts'
import { playerStore, takeAccounts } from './player-store.ts'
import { queryClient } from './query-client.ts'
import { noteNewSession } from './session-end.ts'
import { token } from './token.ts'

const load = async (): Promise<Session> => {
  const { memberId, languageId } = bootstrap
  const refStr = referralCode()
  const session = await call('init', {
    filter: { memberId, languageId },
    fullLoad: true,
    ...(refStr === null ? {} : { refStr }),
  })
  takeAccounts(session.playerAccounts)
  seedGames(session.filteredGames)
  return session
}

export const sessionQuery = queryOptions({
  queryKey: ['init'],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  retry: 2,
})

export const useSession = () => useQuery(sessionQuery)

export const usePlayer = (): Player | null => useSession().data?.player ?? null

/** True while a stored token may still turn out to be good. */
export const useMayBeLoggedIn = (): boolean => {
  const { data } = useSession()
  return data === undefined ? token.read() !== null : data.player !== null
}

/** None before it is known which of them is the main one. */
export const useAccounts = (): readonly Account[] => {
  const balances = useStore(playerStore, state => state.balances)
  const mainCurrency = useSession().data?.configuration.currenciesServed[0]?.name
  return useMemo(
    () => (mainCurrency === undefined ? [] : mainFirst(balances, mainCurrency)),
    [balances, mainCurrency],
  )
}

/** Null when there is no account in this currency. */
export const useBalance = (currency: string): Money | null => {
  const account = useStore(playerStore, state => state.balances.get(currency))
  return useMemo(
    () => (account === undefined ? null : moneyOf(account.accountBalance, account.accountCurrency)),
    [account],
  )
}

export const reloadSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['init'] })

/** What was counted for the session before says nothing of the next one. */
const ofTheSession = ['getRealityCheck', 'getLimits'] as const

/** The session that a token opens is the one of this page from now on. */
export const enter = async (authToken: string): Promise<void> => {
  token.write(authToken)
  noteNewSession()
  channel.reauthenticate()
  for (const name of ofTheSession) void queryClient.resetQueries({ queryKey: [name] })
  await reloadSession()
}

/** The server has ended the session; the page goes on without one. */
export const forgetSession = async (): Promise<void> => {
  token.write(null)
  channel.reauthenticate()
  await reloadSession()
}

/** Nothing of the player stays: the page starts again, from its root unless told. */
export const logout = async (startAt = '/'): Promise<void> => {
  await call('logout', {}).catch(() => undefined)
  token.write(null)
  location.assign(startAt)
}
