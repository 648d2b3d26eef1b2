/** One sold ticket as a draw file tells it. Its place in the file is its place in the tree. */
export interface RecordTicket {
  /** A tag that leads to nobody. */
  player: string
  plays: string
  price: string
}

export const ticketLine = ({ player, plays, price }: RecordTicket): string =>
  `["${player}","${plays}","${price}"]`

// Contents are printable ASCII without quote and backslash, so a ticket has one spelling and is JSON as it stands.
const pattern = /^\["([0-9a-f]{64})","([ !#-[\]-~]{0,1000})","(0|[1-9][0-9]{0,17})"\]$/

export function parseTicketLine(line: string): RecordTicket | undefined {
  const [, player, plays, price] = pattern.exec(line) ?? []
  return player === undefined || plays === undefined || price === undefined
    ? undefined
    : { player, plays, price }
}
