import { hash } from 'node:crypto'
import type { Method, Outcome, Source } from './records.ts'

/** Card numbers with a special outcome. Every other valid number is paid at once. */
export const testCards: readonly {
  readonly number: string
  readonly outcome: Outcome
  readonly description: string
}[] = [
  { number: '4242 4242 4242 4242', outcome: 'paid', description: 'is paid at once' },
  { number: '4000 0027 6000 3184', outcome: 'challenged', description: 'asks for a code' },
  { number: '4000 0000 0000 0002', outcome: 'declined', description: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'noFunds', description: 'has no money left' },
  { number: '4000 0000 0000 0069', outcome: 'expired', description: 'has expired' },
  { number: '4000 0000 0000 0077', outcome: 'delayed', description: 'is paid after a few seconds' },
]

const toDigits = (text: string): string => text.replaceAll(/\D/g, '')

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (const [i, digit] of digits.split('').toReversed().entries()) {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const createSource = (method: Method, number: string, label: string, outcome: Outcome): Source => ({
  kind: 'source',
  token: `tok_${hash('sha256', `${method}/${number}`).slice(0, 24)}`,
  method,
  label,
  outcome,
})

const parseCard = (typed: string): Source | undefined => {
  const number = toDigits(typed)
  if (number.length < 13 || number.length > 19 || !passesLuhn(number)) return undefined
  const known = testCards.find(card => toDigits(card.number) === number)
  return createSource('card', number, `Card ending ${number.slice(-4)}`, known?.outcome ?? 'paid')
}

const parseWallet = (typed: string): Source | undefined => {
  const name = typed.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(name)) return undefined
  const outcome = name.startsWith('decline') ? 'declined' : 'paid'
  return createSource('wallet', name, `Wallet ${name.slice(0, 2)}…`, outcome)
}

/** Direct debits are delayed, as real ones are. */
const parseAccount = (typed: string): Source | undefined => {
  const number = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return undefined
  const outcome = number.endsWith('0002') ? 'declined' : 'delayed'
  return createSource('directDebit', number, `Account ending ${number.slice(-4)}`, outcome)
}

const parsers: { readonly [M in Method]: (typed: string) => Source | undefined } = {
  card: parseCard,
  wallet: parseWallet,
  directDebit: parseAccount,
}

/** Returns undefined if the input is not a valid payment source. */
export const parseSource = (method: Method, typed: string): Source | undefined => parsers[method](typed)
