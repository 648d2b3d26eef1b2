import { useText } from '#app/text.ts'
import { ticketRanges } from '#features/raffle/ticket-ranges.ts'
import { TicketStub } from '#features/raffle/ticket-stub.tsx'
import { raffleNumber } from '#shared/drawn-parts.ts'
import styles from './ticket-numbers.module.css'

/** More than these are told as ranges. */
const namedOneByOne = 20

export interface TicketNumbersProps {
  label: string
  tickets: readonly number[]
  /** What a ticket has won, by its number. */
  won?: ReadonlyMap<number, string>
}

/** My tickets by their numbers, winning ones first; many of them as ranges. */
export function TicketNumbers({ label, tickets, won = new Map() }: TicketNumbersProps) {
  const t = useText()
  const winning = tickets.filter(ticket => won.has(ticket))
  const others = tickets.filter(ticket => !won.has(ticket))
  const ranges =
    tickets.length > namedOneByOne
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
