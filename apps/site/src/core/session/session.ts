import type { Account } from '@fairground/contract/entities/money/account'
import type { Player } from '@fairground/contract/entities/players/player'
import type { Session } from '@fairground/contract/entities/session/session'
import type { Money } from '@fairground/rules/money/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { toMoney } from '#core/money.ts'
import { referralCode, takeNewReferral } from '#core/address-parameters.ts'
import { mainFirst } from '#core/stores/account-balances.ts'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { isMobile } from '#core/is-mobile.ts'
import { channel } from '#core/connection/connection.ts'
import { noteGameTexts } from '#core/stores/game-texts.ts'
import { seedGames } from '#core/stores/lobby-store.ts'
import { shownBalances } from '#core/stores/held-prizes.ts'
import { takeAccounts, takeJoinedGames } from '#core/stores/player-store.ts'
import { queryClient } from '#core/query-client.ts'
import { noteNewSession } from './session-end.ts'
import { token } from './token.ts'

const load = async (): Promise<Session> => {
  const { memberId, languageId } = bootstrap
  const refStr = referralCode()
  const session = await call('init', {
    filter: { memberId, languageId, showMobile: isMobile(navigator.userAgent) },
    fullLoad: true,
    ...(refStr === null ? {} : { refStr }),
  })
  const newReferral = takeNewReferral()
  // A visit that is not counted must not disturb the visitor.
  if (newReferral !== null) void call('trackReferralCode', { refStr: newReferral }).catch(() => undefined)
  noteGameTexts(session.filteredGames)
  seedGames(session.filteredGames)
  takeJoinedGames(session.filteredGames)
  takeAccounts(session.playerAccounts)
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

/** True while a session has not been validated yet. */
export const useMayBeLoggedIn = (): boolean => {
  const { data } = useSession()
  return data === undefined ? token.read() !== null : data.player !== null
}

/** Empty until the main currency is known. */
export const useAccounts = (): readonly Account[] => {
  const balances = useStore(shownBalances, state => state.balances)
  const mainCurrency = useSession().data?.configuration.currenciesServed[0]?.name
  return useMemo(
    () => (mainCurrency === undefined ? [] : mainFirst(balances, mainCurrency)),
    [balances, mainCurrency],
  )
}

/** Null if there is no account in this currency. */
export const useBalance = (currency: string): Money | null => {
  const account = useStore(shownBalances, state => state.balances.get(currency))
  return useMemo(
    () => (account === undefined ? null : toMoney(account.accountBalance, account.accountCurrency)),
    [account],
  )
}

export const reloadSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['init'] })

/** Queries with data of one session, which a new session resets. */
const sessionQueries = [
  'getRealityCheck',
  'getLimits',
  'getNotifications',
  'getBonusOffers',
  'getReferralsReport',
  'notificationPages',
  'getNotificationPreferences',
] as const

/** Switches the page to the new session in the cookie. */
export const enter = async (): Promise<void> => {
  token.write('cookie')
  noteNewSession()
  await channel.reauthenticate()
  for (const name of sessionQueries) void queryClient.resetQueries({ queryKey: [name] })
  await reloadSession()
}

/** Continues without a session after the server ended it. */
export const forgetSession = async (): Promise<void> => {
  token.write(null)
  await channel.reauthenticate()
  await reloadSession()
}

/** Reloads the page, so that no data of the player stays in memory. */
export const logout = async (startAt = '/'): Promise<void> => {
  await call('logout', {}).catch(() => undefined)
  token.write(null)
  location.assign(startAt)
}
