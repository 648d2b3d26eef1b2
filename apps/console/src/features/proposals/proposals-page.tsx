import { Route, Routes, useParams } from 'react-router'
import { Page } from '#parts/layout/page.tsx'
import { ProposalDetail } from './proposal-detail.tsx'
import { ProposalList } from './proposal-list.tsx'
import { WhoDecides } from './who-decides.tsx'
import styles from './proposals.module.css'

/** Changes that need a second person: what waits for this one, and everything that was decided. */
export function ProposalsPage() {
  return (
    <Page
      title="Proposals"
      about="Nothing here takes effect until a second person agrees"
      tools={<WhoDecides />}
    >
      <Routes>
        <Route path=":proposalId?" element={<Both />} />
      </Routes>
    </Page>
  )
}

/** A small screen shows the list, or what is open of it. */
function Both() {
  const isOpen = useParams()['proposalId'] !== undefined
  return (
    <div className={styles.both} data-open={isOpen || undefined}>
      <ProposalList />
      <ProposalDetail />
    </div>
  )
}
