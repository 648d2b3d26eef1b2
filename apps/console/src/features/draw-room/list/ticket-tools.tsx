import { ActButton } from '#parts/acts/act-button.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { useRights } from '#core/session/rights.ts'
import styles from './ticket-tools.module.css'

/** Acts on single tickets: paper tickets, and tickets that were bought elsewhere. */
export function TicketTools() {
  const { mayDo } = useRights()
  if (!mayDo('reprintTicket')) return null
  return (
    <Columns kind="even">
      <Panel title="Lost paper ticket">
        <p className={styles.about}>
          A reprint makes every earlier print of the ticket invalid. The site prints the new one.
        </p>
        <span>
          <ActButton
            operation="reprintTicket"
            fixed={{}}
            title="Make earlier prints of a ticket invalid?"
            about="The codes of earlier prints stop working at once."
            labels={{ ticket: 'Code of the ticket' }}
            reasons={[
              'The player lost the paper ticket',
              'The paper ticket was stolen',
              'The print was damaged',
            ]}
            submitLabel="Invalidate earlier prints"
            done={({ prints }) => `Done. Print ${prints} of the ticket is valid now`}
            icon="ticket"
          >
            Reprint a ticket…
          </ActButton>
        </span>
      </Panel>
      <Panel title="Tickets bought elsewhere">
        <p className={styles.about}>
          Imports a file of tickets from shops or partners. All of them are stored, or none. A known ticket
          gets the new amounts.
        </p>
        <span>
          <ActButton
            operation="importExternalPlays"
            fixed={{}}
            title="Import tickets from a file?"
            about="A JSON list. Each entry has ticketId, username, gameInstanceId, boughtAt, currencyId, staked and won."
            labels={{ plays: 'Tickets, JSON' }}
            submitLabel="Import the tickets"
            done={({ stored }) => `${stored} tickets are stored`}
            icon="upload"
          >
            Import tickets…
          </ActButton>
        </span>
      </Panel>
    </Columns>
  )
}
