/** A ticket id encodes the instance and the first play, so that a printed id leads to the ticket. */
export type TicketPlace = { readonly instanceId: number; readonly seq: number }

/** No 0/O and 1/I/L, so that an id can be read aloud and typed. */
export const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const BASE = BigInt(TICKET_LETTERS.length)
const SEQ_BITS = 31n
const LARGEST = 2 ** 31 - 1
const CHECK_LETTERS = 2
const CHECK_RANGE = TICKET_LETTERS.length ** CHECK_LETTERS

const toLetter = (digit: number): string => TICKET_LETTERS.charAt(digit)

/** 33 and 32 are coprime to 31², so one wrong letter or two swapped neighbours are always detected. */
const checkLetters = (letters: string): string => {
  const sum = letters
    .split('')
    .reduce((rest, letter) => (rest * 33 + TICKET_LETTERS.indexOf(letter)) % CHECK_RANGE, 1)
  return toLetter(Math.floor(sum / TICKET_LETTERS.length)) + toLetter(sum % TICKET_LETTERS.length)
}

export const ticketId = ({ instanceId, seq }: TicketPlace): string => {
  let letters = ''
  for (let rest = (BigInt(instanceId) << SEQ_BITS) + BigInt(seq); rest > 0n; rest /= BASE)
    letters = toLetter(Number(rest % BASE)) + letters
  return letters + checkLetters(letters)
}

/** The place of the ticket; undefined for an invalid id. */
export const ticketPlace = (id: string): TicketPlace | undefined => {
  const letters = id.slice(0, -CHECK_LETTERS)
  const value = letters
    .split('')
    .reduce((sum, letter) => sum * BASE + BigInt(TICKET_LETTERS.indexOf(letter)), 0n)
  const place = { instanceId: Number(value >> SEQ_BITS), seq: Number(value & ((1n << SEQ_BITS) - 1n)) }
  return place.instanceId <= LARGEST && ticketId(place) === id ? place : undefined
}
