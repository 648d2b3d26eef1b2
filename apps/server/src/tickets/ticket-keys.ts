import { createHash, timingSafeEqual } from 'node:crypto'
import { TICKET_LETTERS } from '@fairground/rules/ticket/ticket-id'
import type { SigningKey } from '#platform/keys.ts'

interface Print {
  readonly memberId: number
  readonly ticket: string
  /** Starts at 1. Every print has its own key. */
  readonly print: number
}

/** The secure keys that are printed beside ticket ids. They are derived and never stored. */
export interface TicketKeys {
  keyFor(print: Print): string
  /** The print that this key belongs to, or undefined if it belongs to none of them. */
  findPrint(ticket: Omit<Print, 'print'>, prints: number, key: string): number | undefined
}

const keyLetters = 17
const fairBytes = 256 - (256 % TICKET_LETTERS.length)

/** Ed25519 signatures are deterministic, so the key of a print can be derived again, and only with the signing key. */
export const createTicketKeys = (signing: Pick<SigningKey, 'sign'>): TicketKeys => {
  const keyFor = ({ memberId, ticket, print }: Print): string => {
    const secret = signing.sign(Buffer.from(`ticket-key/${memberId}/${ticket}/${print}`))
    let letters = ''
    for (let block = 0; letters.length < keyLetters; block++)
      for (const byte of createHash('sha512').update(secret).update(String(block)).digest())
        if (byte < fairBytes && letters.length < keyLetters)
          letters += TICKET_LETTERS[byte % TICKET_LETTERS.length]
    return letters
  }
  return {
    keyFor,
    findPrint(ticket, prints, key) {
      for (let print = prints; print > 0; print--) if (isSame(keyFor({ ...ticket, print }), key)) return print
      return undefined
    },
  }
}

const isSame = (key: string, given: string): boolean =>
  key.length === given.length && timingSafeEqual(Buffer.from(key), Buffer.from(given))
