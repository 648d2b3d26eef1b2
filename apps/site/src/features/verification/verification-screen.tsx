import type { Player } from '@fairground/contract/entities/players/player'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useQuery } from '@tanstack/react-query'

import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { PhoneStatus } from '#shared/account/phone-status.tsx'
import { ProofCard } from './proof-card.tsx'
import { verificationsQuery } from './verification-queries.ts'
import { type DocumentProof, documentState } from '#shared/account/verification-state.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './verification-screen.module.css'

function PhoneCard({ details }: Pick<Player, 'details'>) {
  const t = useText()
  return (
    <Card title={t('account.proof.phone')}>
      {details.phoneMobile === '' ? (
        <p className="muted">
          {t('account.proof.noPhone')} <InlineLink href="/account/phone">{t('account.phone.add')}</InlineLink>
        </p>
      ) : (
        <PhoneStatus details={details} />
      )}
    </Card>
  )
}

function Proofs({ player, answer }: { player: Player; answer: Output<'listVerificationRequests'> }) {
  const t = useText()
  const { requests, documentsKept, documentsMaximum } = answer
  const { verification, details } = player
  const since = {
    id: verification.idVerifiedDate,
    address: verification.addressVerifiedDate,
    payment: null,
  } as const
  const paymentRequested = requests.some(({ kind }) => kind === 'payment')
  const proofs: DocumentProof[] = ['id', 'address', ...(paymentRequested ? (['payment'] as const) : [])]
  return (
    <div className={styles.cards}>
      {documentsKept >= documentsMaximum && (
        <Note tone="warn" icon="warning">
          {t('account.proof.full', { count: documentsMaximum })}
        </Note>
      )}
      {proofs.map(proof => (
        <ProofCard
          key={proof}
          proof={proof}
          state={documentState(proof, verification, requests)}
          since={since[proof]}
          request={requests.find(({ kind }) => kind === proof)}
        />
      ))}
      <PhoneCard details={details} />
    </div>
  )
}

/** Document verification. Staff review the documents, and the result appears here. */
export function VerificationScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const query = useQuery({ ...verificationsQuery, enabled: player !== null })
  return (
    <AccountPage
      page="verification"
      intro={t('account.proof.intro', { count: bootstrap.supportAnswerHours })}
    >
      {player && (
        <AccountLoaded query={query} failed={t('account.proof.failed')} height={180}>
          {answer => <Proofs player={player} answer={answer} />}
        </AccountLoaded>
      )}
    </AccountPage>
  )
}
