import { createHash, timingSafeEqual } from 'node:crypto'
import { TICKET_LETTERS } from '@fairground/rules/ticket/ticket-id'
import type { SigningKey } from '#keys.ts'

interface Print {
  readonly memberId: number
  readonly ticket: string
  /** From 1; every print has a key of its own. */
  readonly print: number
}

/** The secure keys that are printed beside the names of tickets. Nothing of them is stored. */
export interface TicketKeys {
  keyOf(print: Print): string
  /** Which of the prints so far a key belongs to, or undefined for none. */
  printOf(ticket: Omit<Print, 'print'>, prints: number, key: string): number | undefined
}

const keyLetters = 17
const fairBytes = 256 - (256 % TICKET_LETTERS.length)

/** An Ed25519 signature is always the same for the same text, and nobody without the key can tell its hash. */
export const createTicketKeys = (signing: Pick<SigningKey, 'sign'>): TicketKeys => {
  const keyOf = ({ memberId, ticket, print }: Print): string => {
    const secret = signing.sign(Buffer.from(`ticket-key/${memberId}/${ticket}/${print}`))
    let letters = ''
    for (let block = 0; letters.length < keyLetters; block++)
      for (const byte of createHash('sha512').update(secret).update(String(block)).digest())
        if (byte < fairBytes && letters.length < keyLetters)
          letters += TICKET_LETTERS[byte % TICKET_LETTERS.length]
    return letters
  }
  return {
    keyOf,
    printOf(ticket, prints, key) {
      for (let print = prints; print > 0; print--) if (isSame(keyOf({ ...ticket, print }), key)) return print
      return undefined
    },
  }
}

const isSame = (key: string, given: string): boolean =>
  key.length === given.length && timingSafeEqual(Buffer.from(key), Buffer.from(given))
