import type { Player } from '@fairground/contract/entities/player'
import { Avatar } from '@fairground/ui/parts/avatar.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { type AccountPageId, accountPages } from '#features/account/account-pages.ts'
import { LinkRow } from '#shared/link-row.tsx'
import { EmailPrompt } from '#features/account/email-prompt.tsx'
import { FullRegistrationPrompt } from '#features/account/full-registration-prompt.tsx'
import { IdPrompt } from '#features/account/id-prompt.tsx'
import { nextStep } from '#features/account/next-step.ts'
import { ProofBadge } from '#features/account/proof-badge.tsx'
import { useRowValues } from '#features/account/use-row-values.ts'
import { verificationsQuery } from '#features/account/verification-queries.ts'
import { documentState } from '#features/account/verification-state.ts'
import { VerificationStrip } from '#features/account/verification-strip.tsx'
import { initials } from '#shared/initials.ts'
import styles from './account-screen.module.css'

function Overview({ player }: { player: Player }) {
  const t = useText()
  const requests = useQuery(verificationsQuery).data?.requests ?? []
  const values = useRowValues(player)
  const { firstName, lastName } = player.details
  const name = `${firstName} ${lastName}`.trim()
  const idState = documentState('id', player.verification, requests)
  const asksForEmail = useSession().data?.configuration.emailVerifiedEnabled ?? false
  const step = nextStep(player.verification, idState, asksForEmail)
  const endOf = (id: AccountPageId) =>
    id === 'verification' ? (
      <ProofBadge state={idState}>{t(`account.state.${idState}`)}</ProofBadge>
    ) : undefined
  return (
    <>
      <Card as="div">
        <div className={styles.person}>
          <Avatar initials={initials(player)} size={52} />
          <p className={styles.names}>
            {name !== '' && <b className={styles.name}>{name}</b>}
            <bdi className={name === '' ? styles.name : styles.username}>@{player.username}</bdi>
          </p>
          <VerificationStrip player={player} requests={requests} />
        </div>
      </Card>
      {step === 'fullRegistration' && <FullRegistrationPrompt />}
      {step === 'email' && <EmailPrompt email={player.details.primaryEmail} />}
      {step === 'id' && <IdPrompt state={idState} />}
      <Card as="div" pad="none">
        <ul className={styles.pages}>
          {accountPages.map(({ id, icon, href }) => (
            <LinkRow
              key={id}
              icon={icon}
              href={href}
              label={t(`account.pages.${id}`)}
              value={values[id]}
              end={endOf(id)}
            />
          ))}
        </ul>
      </Card>
    </>
  )
}

/** Who the player is here, and the way to everything of theirs. */
export function AccountScreen() {
  const player = useAccountPlayer()
  return <AccountPage page="overview">{player && <Overview player={player} />}</AccountPage>
}
