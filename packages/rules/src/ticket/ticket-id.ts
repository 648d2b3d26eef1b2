/** A ticket is named by its instance and its first play, so that it can be found by what is printed on it. */
export type TicketPlace = { readonly instanceId: number; readonly seq: number }

/** No 0/O, 1/I/L: a name that can be read aloud and typed. */
export const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const BASE = BigInt(TICKET_LETTERS.length)
const SEQ_BITS = 31n
const LARGEST = 2 ** 31 - 1
const CHECK_LETTERS = 2
const CHECK_RANGE = TICKET_LETTERS.length ** CHECK_LETTERS

const letterOf = (digit: number): string => TICKET_LETTERS.charAt(digit)

/** 33 and 32 have no factor in common with 31²: one wrong letter, or two neighbours exchanged, are always noticed. */
const checkOf = (letters: string): string => {
  const sum = letters
    .split('')
    .reduce((rest, letter) => (rest * 33 + TICKET_LETTERS.indexOf(letter)) % CHECK_RANGE, 1)
  return letterOf(Math.floor(sum / TICKET_LETTERS.length)) + letterOf(sum % TICKET_LETTERS.length)
}

export const ticketId = ({ instanceId, seq }: TicketPlace): string => {
  let letters = ''
  for (let rest = (BigInt(instanceId) << SEQ_BITS) + BigInt(seq); rest > 0n; rest /= BASE)
    letters = letterOf(Number(rest % BASE)) + letters
  return letters + checkOf(letters)
}

/** Where the ticket is, or undefined for a name that no ticket has. */
export const ticketPlace = (id: string): TicketPlace | undefined => {
  const letters = id.slice(0, -CHECK_LETTERS)
  const value = letters
    .split('')
    .reduce((sum, letter) => sum * BASE + BigInt(TICKET_LETTERS.indexOf(letter)), 0n)
  const place = { instanceId: Number(value >> SEQ_BITS), seq: Number(value & ((1n << SEQ_BITS) - 1n)) }
  return place.instanceId <= LARGEST && ticketId(place) === id ? place : undefined
}
