export interface TicketCode {
  readonly ticket: string
  readonly code: string
}

const ticketForm = /^[A-HJKMNP-Z2-9]{6,16}$/
const keyForm = /^[A-HJKMNP-Z2-9]{17,32}$/

/** As it is typed: in any case, with spaces or dashes to keep one's place. */
export const tidied = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

export const isTicketNumber = (text: string): boolean => ticketForm.test(tidied(text))
export const isSecureKey = (text: string): boolean => keyForm.test(tidied(text))

const codeOf = (ticket: string | null, code: string | null): TicketCode | undefined =>
  ticket !== null && code !== null && isTicketNumber(ticket) && isSecureKey(code)
    ? { ticket: tidied(ticket), code: tidied(code) }
    : undefined

/** What the picture on a ticket says: an address that names both. Anything else is no ticket. */
export const scannedCode = (text: string): TicketCode | undefined => {
  if (!URL.canParse(text)) return undefined
  const { searchParams } = new URL(text)
  return codeOf(searchParams.get('ticket'), searchParams.get('code'))
}
