import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { formatAmount } from '#core/format/money.ts'
import { usePath } from '#core/operator/use-path.ts'
import { CloseLink, ObjectLink } from '#parts/controls/links.tsx'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { ChainLinks } from './chain-links.tsx'
import { accountWords, journalWords } from '#core/words/ledger.ts'
import { When } from '#parts/values/when.tsx'
import styles from './ledger.module.css'

type Detail = OperatorOutput<'getJournal'>
type Entry = Detail['entries'][number]

const phaseWords = {
  post: 'booked',
  hold: 'put on hold',
  postHold: 'booked from hold',
  releaseHold: 'released from hold',
} as const satisfies Readonly<Record<Entry['phase'], string>>

/** One journal with its entries and its place in the hash chain. */
export function JournalDetail({
  journalId,
  closeHref,
}: {
  readonly journalId: number
  readonly closeHref: string
}) {
  const query = useOperation('getJournal', { journalId })
  return (
    <Stack>
      <Loaded query={query} what={`Journal ${journalId} did not load.`}>
        {data => (
          <>
            <JournalPanel detail={data} closeHref={closeHref} />
            <EntriesPanel entries={data.entries} />
            <Panel title="Hash chain">
              <ChainLinks detail={data} />
            </Panel>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function JournalPanel({ detail, closeHref }: { readonly detail: Detail; readonly closeHref: string }) {
  const { journal, opKey } = detail
  return (
    <Panel title={`Journal ${journal.journalId}`} tools={<CloseLink href={closeHref} what="the journal" />}>
      <Facts
        facts={[
          { title: 'What', value: journalWords(journal.kind) },
          { title: 'At', value: <When at={journal.at} style="seconds" /> },
          { title: 'Day', value: <When at={journal.at} style="day" /> },
          ...(journal.playerId === null
            ? []
            : [{ title: 'Player', value: <PlayerLink playerId={journal.playerId} /> }]),
          ...(journal.ref === 0 ? [] : [{ title: 'Of number', value: journal.ref }]),
          { title: 'Key of the command', value: <code className={styles.key}>{opKey}</code> },
        ]}
      />
    </Panel>
  )
}

function AccountCell({ account }: { readonly account: Entry['debit'] }) {
  const path = usePath()
  return (
    <ObjectLink href={`${path('money', 'ledger', 'journals')}?account=${account.accountId}`}>
      {accountWords(account.kind)} {account.ref === 0 ? '' : account.ref}
    </ObjectLink>
  )
}

function EntriesPanel({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <Panel title="Entries" isFlush={entries.length > 0}>
      {entries.length === 0 ? (
        <p>This journal moves no money.</p>
      ) : (
        <ScrollArea label="Entries">
          <table className={styles.entries}>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(entry => (
                <tr key={entry.line}>
                  <td>
                    <AccountCell account={entry.debit} />
                  </td>
                  <td>
                    <AccountCell account={entry.credit} />
                  </td>
                  <td>
                    <b>{formatAmount(entry.amount, entry.currency)}</b>
                    <small>{phaseWords[entry.phase]}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}
