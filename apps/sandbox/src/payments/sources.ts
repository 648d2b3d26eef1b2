import { hash } from 'node:crypto'
import type { Method, Outcome, Source } from './records.ts'

/** Numbers with a behaviour of their own; every other good number is paid at once. */
export const testCards: readonly {
  readonly number: string
  readonly outcome: Outcome
  readonly what: string
}[] = [
  { number: '4242 4242 4242 4242', outcome: 'paid', what: 'is paid at once' },
  { number: '4000 0027 6000 3184', outcome: 'challenged', what: 'asks for a code' },
  { number: '4000 0000 0000 0002', outcome: 'declined', what: 'is declined' },
  { number: '4000 0000 0000 0077', outcome: 'delayed', what: 'is paid a little later' },
]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (const [i, digit] of digits.split('').toReversed().entries()) {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const sourceOf = (method: Method, number: string, label: string, outcome: Outcome): Source => ({
  kind: 'source',
  token: `tok_${hash('sha256', `${method}/${number}`).slice(0, 24)}`,
  method,
  label,
  outcome,
})

const cardOf = (typed: string): Source | undefined => {
  const number = digitsOf(typed)
  if (number.length < 13 || number.length > 19 || !passesLuhn(number)) return undefined
  const known = testCards.find(card => digitsOf(card.number) === number)
  return sourceOf('card', number, `Card ending ${number.slice(-4)}`, known?.outcome ?? 'paid')
}

const walletOf = (typed: string): Source | undefined => {
  const name = typed.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(name)) return undefined
  const outcome = name.startsWith('decline') ? 'declined' : 'paid'
  return sourceOf('wallet', name, `Wallet ${name.slice(0, 2)}…`, outcome)
}

/** Money from an account is on its way for a while, as it is in life. */
const accountOf = (typed: string): Source | undefined => {
  const number = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return undefined
  const outcome = number.endsWith('0002') ? 'declined' : 'delayed'
  return sourceOf('directDebit', number, `Account ending ${number.slice(-4)}`, outcome)
}

const readers: { readonly [M in Method]: (typed: string) => Source | undefined } = {
  card: cardOf,
  wallet: walletOf,
  directDebit: accountOf,
}

/** Undefined when nobody can be charged by what was typed. */
export const readSource = (method: Method, typed: string): Source | undefined => readers[method](typed)
