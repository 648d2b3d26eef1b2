export interface TicketCode {
  readonly ticket: string
  readonly code: string
}

const ticketForm = /^[A-HJKMNP-Z2-9]{6,16}$/
const keyForm = /^[A-HJKMNP-Z2-9]{17,32}$/

/** Accepts any case, and spaces or dashes between groups. */
export const normalizeCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

export const isTicketNumber = (text: string): boolean => ticketForm.test(normalizeCode(text))
export const isSecureKey = (text: string): boolean => keyForm.test(normalizeCode(text))

const toTicketCode = (ticket: string | null, code: string | null): TicketCode | undefined =>
  ticket !== null && code !== null && isTicketNumber(ticket) && isSecureKey(code)
    ? { ticket: normalizeCode(ticket), code: normalizeCode(code) }
    : undefined

/** The ticket code in a scanned address; undefined if the text is not a ticket address. */
export const scannedCode = (text: string): TicketCode | undefined => {
  if (!URL.canParse(text)) return undefined
  const { searchParams } = new URL(text)
  return toTicketCode(searchParams.get('ticket'), searchParams.get('code'))
}
