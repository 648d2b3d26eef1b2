import { toJoinError } from '@fairground/contract/errors/join'
import { ticketErrors } from '@fairground/contract/errors/ticket'
import { observeFact } from '#platform/observations.ts'

/** Records an answer. A purchase with an exit code is a refusal, although it is not sent as a fault. */
export const observeAnswer = (operation: string, output: unknown): void => {
  const exitCode = (output as { readonly exitCode?: unknown } | null | undefined)?.exitCode
  const joinError = typeof exitCode === 'number' ? toJoinError(exitCode) : null
  if (joinError === null) observeFact('server', 'answered', operation)
  else observeFact('server', 'returned', `join.${joinError}`)
  if (operation === 'checkTicketStatus') observeTicketStatus(output)
}

/** The check of a ticket succeeds with every status; most statuses are errors of the catalogue. */
const observeTicketStatus = (output: unknown): void => {
  const { status } = output as { readonly status: string }
  if (status in ticketErrors) observeFact('server', 'returned', `ticket.${status}`)
}
