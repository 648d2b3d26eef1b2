import type { Account } from '@fairground/contract/entities/money/account'
import type { Output } from '@fairground/contract/operations'
import { type Money, subtract, toDecimal } from '@fairground/rules/money/money'
import { toMoney } from '#core/money.ts'
import type { Balances } from './account-balances.ts'

/** What the server has paid for instant cards that the player has not opened yet. */
export interface HeldPrizes {
  /** The number of instant cards the player has bought; unopened ones are among them. */
  readonly plays: number
  /** The last answer of the server, and the number of cards it was requested for. */
  readonly answer: {
    readonly plays: number
    readonly accounts: Output<'getUnopenedPrizes'>['accounts']
  } | null
  /** Prizes of cards that are open on the server and still covered on this screen, by ticket. */
  readonly covered: ReadonlyMap<string, Money>
}

export const noHeldPrizes: HeldPrizes = { plays: 0, answer: null, covered: new Map() }

/** Whether the player may have unopened cards. */
export const hasUnopened = ({ plays, answer }: HeldPrizes): boolean =>
  plays > 0 && !(answer?.plays === plays && answer.accounts.every(({ cards }) => cards === 0))

const findAnswer = ({ answer, plays }: HeldPrizes, { accountCurrency, version }: Account) =>
  answer?.plays === plays
    ? answer.accounts.find(each => each.accountCurrency === accountCurrency && each.version >= version)
    : undefined

/** Whether the server must be asked again before a balance can be shown. */
export const needsAnswer = (balances: Balances, held: HeldPrizes): boolean =>
  hasUnopened(held) && [...balances.values()].some(account => findAnswer(held, account) === undefined)

const without = (account: Account, prize: Money): Account => ({
  ...account,
  accountBalance: toDecimal(subtract(toMoney(account.accountBalance, account.accountCurrency), prize)),
})

/** The balance without prizes of unopened cards; the balance shown before while the server has not answered. */
const withoutUnopened = (
  account: Account,
  held: HeldPrizes,
  before: Account | undefined,
): Account | undefined => {
  if (!hasUnopened(held)) return account
  const known = findAnswer(held, account)
  if (known === undefined) return before
  const { accountBalance, accountCurrency, unopened } = known
  return without({ ...account, accountBalance }, toMoney(unopened, accountCurrency))
}

/** The balances as the player may see them: a prize appears when its card is opened on the screen. */
export const toShownBalances = (balances: Balances, held: HeldPrizes, before: Balances): Balances => {
  if (held.plays === 0 && held.covered.size === 0) return balances
  const shown = [...balances.values()].flatMap(account => {
    const visible = withoutUnopened(account, held, before.get(account.accountCurrency))
    return visible === undefined ? [] : [visible]
  })
  if (hasUnopened(held) && needsAnswer(balances, held)) return toMap(shown)
  const covered = [...held.covered.values()]
  return toMap(
    shown.map(account =>
      covered.filter(({ currency }) => currency === account.accountCurrency).reduce(without, account),
    ),
  )
}

const toMap = (accounts: readonly Account[]): Balances =>
  new Map(accounts.map(account => [account.accountCurrency, account]))
