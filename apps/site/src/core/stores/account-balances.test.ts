import type { Account } from '@fairground/contract/entities/money/account'
import { describe, expect, it } from 'vitest'
import { type Balances, mainFirst, withAccount, withAccounts } from './account-balances.ts'

const pounds = (accountBalance: string, version: number): Account => ({
  accountId: 1,
  accountCurrency: 'GBP',
  accountBalance,
  version,
})

describe('account balances', () => {
  const seen: Balances = new Map([['GBP', pounds('48.20', 7)]])

  it.each([
    ['a newer version', pounds('42.20', 8), '42.20'],
    ['the same version', pounds('42.20', 7), '48.20'],
    ['an older version', pounds('60.00', 6), '48.20'],
  ])('handles an account of %s', (_, account, balance) => {
    expect(withAccount(seen, account).get('GBP')?.accountBalance).toBe(balance)
  })

  it('adds accounts of other currencies', () => {
    const euros: Account = { accountId: 2, accountCurrency: 'EUR', accountBalance: '5.00', version: 0 }
    expect([...withAccounts(seen, [euros, pounds('1.00', 9)]).values()].map(a => a.accountBalance)).toEqual([
      '1.00',
      '5.00',
    ])
  })

  it('lists the main account first and the others in order of arrival', () => {
    const other = (accountCurrency: string): Account => ({ ...pounds('5.00', 0), accountCurrency })
    const balances = withAccounts(new Map(), [other('EUR'), other('FPP'), pounds('1.00', 9)])
    const order = (main: string) => mainFirst(balances, main).map(({ accountCurrency }) => accountCurrency)
    expect(order('GBP')).toEqual(['GBP', 'EUR', 'FPP'])
    expect(order('USD')).toEqual(['EUR', 'FPP', 'GBP'])
  })

  it('returns the same object if nothing is newer', () => {
    expect(withAccount(seen, pounds('0.00', 1))).toBe(seen)
  })
})
