import { supportAnswersWithinHours } from '@fairground/contract/constants'
import type { Player } from '@fairground/contract/entities/player'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useQuery } from '@tanstack/react-query'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { PhoneStanding } from '#features/account/phone-standing.tsx'
import { ProofCard } from '#features/account/proof-card.tsx'
import { verificationsQuery } from '#features/account/verification-queries.ts'
import { type DocumentProof, documentState } from '#features/account/verification-state.ts'
import { InlineLink } from '#shared/inline-link.tsx'
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
        <PhoneStanding details={details} />
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
  const asksForPayment = requests.some(({ kind }) => kind === 'payment')
  const proofs: DocumentProof[] = ['id', 'address', ...(asksForPayment ? (['payment'] as const) : [])]
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

/** Who the player is, shown once: a person looks at it, and says so here. */
export function VerificationScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const query = useQuery({ ...verificationsQuery, enabled: player !== null })
  return (
    <AccountPage page="verification" intro={t('account.proof.intro', { count: supportAnswersWithinHours })}>
      {player && (
        <Loaded query={query} failed={t('account.proof.failed')} height={180}>
          {answer => <Proofs player={player} answer={answer} />}
        </Loaded>
      )}
    </AccountPage>
  )
}
