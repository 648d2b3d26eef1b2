import type { Player } from '@fairground/contract/entities/players/player'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { type AccountPageId, accountPages } from '#shared/account/account-pages.ts'
import { LinkRow } from '#shared/layout/link-row.tsx'
import { EmailPrompt } from './email/email-prompt.tsx'
import { FullRegistrationPrompt } from './full-registration-prompt.tsx'
import { IdPrompt } from '#features/verification/id-prompt.tsx'
import { nextStep } from './next-step.ts'
import { ProofBadge } from '#shared/account/proof-badge.tsx'
import { useRowValues } from './use-row-values.ts'
import { verificationsQuery } from '#features/verification/verification-queries.ts'
import { documentState } from '#shared/account/verification-state.ts'
import { VerificationStrip } from '#features/verification/verification-strip.tsx'
import { initials } from '#shared/format/initials.ts'
import styles from './account-screen.module.css'

function Overview({ player }: { player: Player }) {
  const t = useText()
  const requests = useQuery(verificationsQuery).data?.requests ?? []
  const values = useRowValues(player)
  const { firstName, lastName } = player.details
  const name = `${firstName} ${lastName}`.trim()
  const idState = documentState('id', player.verification, requests)
  const requiresEmail = useSession().data?.configuration.emailVerifiedEnabled ?? false
  const step = nextStep(player.verification, idState, requiresEmail)
  const getRowEnd = (id: AccountPageId) =>
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
              end={getRowEnd(id)}
            />
          ))}
        </ul>
      </Card>
    </>
  )
}

/** The account overview: name, verification state and links to all account pages. */
export function AccountScreen() {
  const player = useAccountPlayer()
  return <AccountPage page="overview">{player && <Overview player={player} />}</AccountPage>
}
