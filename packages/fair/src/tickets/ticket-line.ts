/** One sold ticket in a draw file. Its position in the file determines its index in the tree. */
export interface RecordTicket {
  /** The salted player tag, which does not identify the player. */
  player: string
  plays: string
  price: string
}

export const ticketLine = ({ player, plays, price }: RecordTicket): string =>
  `["${player}","${plays}","${price}"]`

// Printable ASCII without quote and backslash: the line is valid JSON without escapes, so a ticket has one text.
const pattern = /^\["([0-9a-f]{64})","([ !#-[\]-~]{0,1000})","(0|[1-9][0-9]{0,17})"\]$/

export function parseTicketLine(line: string): RecordTicket | undefined {
  const [, player, plays, price] = pattern.exec(line) ?? []
  return player === undefined || plays === undefined || price === undefined
    ? undefined
    : { player, plays, price }
}
