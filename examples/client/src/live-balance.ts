import type { Account } from '@fairground/contract/entities/money/account'
import type { EventMessage } from '@fairground/contract/events'
import { playerTopic } from '@fairground/contract/topics'
import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

export interface LiveBalance {
  /** Resolves with the account when it has at least this version. */
  readonly reach: (currencyId: string, version: number) => Promise<Account>
  readonly stop: () => void
}

/** The account in an event. A purchase sends playerJoin alone. */
const findAccount = ([name, payload]: EventMessage): Account | undefined => {
  if (name === 'playerJoin') return payload.balanceUpdateEvent
  if (name !== 'playerBalance') return undefined
  const { accountId, accountCurrency, accountBalance, version } = payload
  return { accountId, accountCurrency, accountBalance, version }
}

/**
 * Follows the balances over the channel. A snapshot replaces the state, and events change it; a higher version wins, so
 * that repeated and late messages change nothing.
 */
export const followBalance = (
  { channel }: Connection,
  player: { readonly memberId: number; readonly playerId: number },
  report: Report,
): LiveBalance => {
  const accounts = new Map<string, Account>()
  const waiting = new Set<() => void>()

  const apply = (account: Account): boolean => {
    const known = accounts.get(account.accountCurrency)
    if (known !== undefined && known.version >= account.version) return false
    accounts.set(account.accountCurrency, account)
    for (const check of waiting) check()
    return true
  }

  channel.open()
  const unsubscribe = channel.subscribe(playerTopic(player.memberId, player.playerId), {
    onSnapshot: snapshot => {
      for (const account of snapshot.accounts) apply(account)
    },
    onEvents: events => {
      for (const event of events) {
        const account = findAccount(event)
        if (account !== undefined && apply(account)) report.applied(event[0])
      }
    },
  })

  return {
    reach: (currencyId, version) =>
      new Promise(resolve => {
        const check = (): void => {
          const account = accounts.get(currencyId)
          if (account === undefined || account.version < version) return
          waiting.delete(check)
          resolve(account)
        }
        waiting.add(check)
        check()
      }),
    stop: () => {
      unsubscribe()
      channel.close()
    },
  }
}
