import { useText } from '#core/text/text.ts'
import { ticketRanges } from './ticket-ranges.ts'
import { TicketStub } from './ticket-stub.tsx'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './ticket-numbers.module.css'

/** More tickets than this are shown as ranges. */
const maxSingleNumbers = 20

export interface TicketNumbersProps {
  label: string
  tickets: readonly number[]
  /** What a ticket has won, by its number. */
  won?: ReadonlyMap<number, string>
}

/** The player's ticket numbers, winning ones first; many tickets are shown as ranges. */
export function TicketNumbers({ label, tickets, won = new Map() }: TicketNumbersProps) {
  const t = useText()
  const winning = tickets.filter(ticket => won.has(ticket))
  const others = tickets.filter(ticket => !won.has(ticket))
  const ranges =
    tickets.length > maxSingleNumbers
      ? ticketRanges(others)
      : others.toSorted((a, b) => a - b).map(ticket => ({ from: ticket, to: ticket }))
  return (
    <ul className={styles.tickets} aria-label={label}>
      {winning.map(ticket => (
        <li key={ticket}>
          <TicketStub tone="won" number={raffleNumber(ticket)}>
            {won.get(ticket)}
          </TicketStub>
        </li>
      ))}
      {ranges.map(({ from, to }) => {
        const ends = { from: raffleNumber(from), to: raffleNumber(to) }
        return (
          <li key={from}>
            {from === to ? (
              <TicketStub tone="mine" number={ends.from} />
            ) : (
              <TicketStub tone="mine" number={t('raffle.range', ends)} label={t('raffle.rangeLabel', ends)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
