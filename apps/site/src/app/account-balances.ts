import type { Account } from '@fairground/contract/entities/account'

export type Balances = ReadonlyMap<string, Account>

/** An account is taken only when its version is newer than the one seen: late news is no news. */
export const withAccount = (balances: Balances, account: Account): Balances => {
  const seen = balances.get(account.accountCurrency)
  if (seen !== undefined && account.version <= seen.version) return balances
  return new Map(balances).set(account.accountCurrency, account)
}

export const withAccounts = (balances: Balances, accounts: readonly Account[]): Balances =>
  accounts.reduce(withAccount, balances)

/** The account in the operator's own currency comes first: it is the one that is shown where there is room for one. */
export const mainFirst = (balances: Balances, mainCurrency: string): readonly Account[] => {
  const isMain = ({ accountCurrency }: Account): number => Number(accountCurrency === mainCurrency)
  return [...balances.values()].toSorted((a, b) => isMain(b) - isMain(a))
}
