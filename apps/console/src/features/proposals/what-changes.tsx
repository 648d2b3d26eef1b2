import { useState } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { findMoneyFormat } from '#parts/form/texts/money-text.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Change } from '#parts/values/change.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { ProposalRow } from './proposal-item.tsx'
import { describeProposal } from './words/describe-proposal.ts'
import type { Changes } from './words/undo-changes.ts'
import styles from './proposals.module.css'

/** What the proposal changes: before and after where something is replaced, otherwise what it asks for. */
export function WhatChanges({
  proposal,
  changes,
}: {
  readonly proposal: ProposalRow
  readonly changes: Changes | null
}) {
  const [view, setView] = useState<'words' | 'raw'>('words')
  const { zone, currency } = useFormat()
  const rows = describeProposal(proposal, changes, { timeZone: zone, money: findMoneyFormat(currency) })
  return (
    <Panel
      title="What changes"
      isFlush
      about={changes && <Tag>{formatQuantity(rows.length, 'change')}</Tag>}
      tools={
        <Chips
          label="How to show it"
          chips={[
            { id: 'words', title: 'Words' },
            { id: 'raw', title: 'Raw' },
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      {view === 'raw' ? (
        <ScrollArea label="The proposal as it is signed">
          <pre className={styles.raw}>{JSON.stringify(proposal.payload, null, 2)}</pre>
        </ScrollArea>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">{changes ? 'Now and proposed' : 'Proposed'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, before, after }) => (
              <tr key={path}>
                <td>{label}</td>
                <td>{changes ? <Change before={before ?? null} after={after ?? null} /> : after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
