import type { Account } from '@fairground/contract/entities/money/account'

export type Balances = ReadonlyMap<string, Account>

/** Ignores an account that is not newer, because events may arrive late. */
export const withAccount = (balances: Balances, account: Account): Balances => {
  const known = balances.get(account.accountCurrency)
  if (known !== undefined && account.version <= known.version) return balances
  return new Map(balances).set(account.accountCurrency, account)
}

export const withAccounts = (balances: Balances, accounts: readonly Account[]): Balances =>
  accounts.reduce(withAccount, balances)

/** The account in the operator's main currency comes first. */
export const mainFirst = (balances: Balances, mainCurrency: string): readonly Account[] => {
  const isMain = ({ accountCurrency }: Account): number => Number(accountCurrency === mainCurrency)
  return [...balances.values()].toSorted((a, b) => isMain(b) - isMain(a))
}
