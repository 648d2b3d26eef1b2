import { useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Decide } from './decide.tsx'
import { Fingerprint } from './fingerprint.tsx'
import { ProposalHead } from './proposal-head.tsx'
import { WhatChanges } from './what-changes.tsx'
import styles from './proposals.module.css'

/** The open proposal: who asks for what and why, what changes, and the decision. */
export function ProposalDetail() {
  const proposalId = Number(useParams()['proposalId'] ?? Number.NaN)
  const isOpen = Number.isSafeInteger(proposalId)
  const query = useOperation('getProposal', { proposalId }, { isEnabled: isOpen })
  if (!isOpen)
    return (
      <Panel title="No proposal is open">
        <Empty icon="mail" title="Choose one from the list">
          You see what changes, who asks for it and why, and sign your decision with your passkey.
        </Empty>
      </Panel>
    )
  return (
    <Loaded query={query} what="The proposal did not load.">
      {({ proposal, mayVote, changes }) => (
        <div className={styles.detail} key={proposal.proposalId}>
          <ProposalHead proposal={proposal} />
          <div className={styles.columns}>
            <WhatChanges proposal={proposal} changes={changes} />
            <Stack>
              <Decide proposal={proposal} mayVote={mayVote} />
              <Fingerprint proposal={proposal} />
            </Stack>
          </div>
        </div>
      )}
    </Loaded>
  )
}
