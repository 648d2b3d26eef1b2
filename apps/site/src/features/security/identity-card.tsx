import { Card } from '@fairground/ui/layout/card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { readProviderAnswer, takeProviderAnswer } from '#core/session/provider-answer.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { FactorRow } from './factor-row.tsx'
import { LinkIdentity } from './link-identity.tsx'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { SecondStepDialog } from './second-step-dialog.tsx'
import { secondFactorsQuery } from './security-queries.ts'
import { leaveForProvider } from '#shared/browser/leave-for-provider.ts'
import { useProviderName } from '#shared/browser/use-provider-name.ts'
import styles from './factor-row.module.css'

/** An answer without a code means that the provider refused or the player cancelled. */
const codeToLink = (): string | null => {
  const answer = readProviderAnswer('link')
  return new URLSearchParams(answer ?? '').has('code') ? answer : null
}

/** The linked account at the operator's identity provider; hidden without a provider. */
export function IdentityCard() {
  const t = useText()
  const provider = useProviderName()
  const query = useQuery(secondFactorsQuery)
  const [code, setCode] = useState(codeToLink)
  const [unlinking, setUnlinking] = useState(false)
  const leaving = useMutation({
    mutationFn: () => leaveForProvider('link', location.pathname),
    onError: error => toast({ tone: 'danger', title: thrownText(error) }),
  })
  const closeLink = () => {
    takeProviderAnswer('link')
    setCode(null)
  }
  if (provider === null && !query.data?.identity) return null
  const name = provider ?? t('account.identity.unnamed')
  return (
    <Card title={t('account.identity.title')}>
      <AccountLoaded query={query} failed={t('account.identity.failed')} height={68}>
        {({ identity }) => (
          <ul className={styles.list}>
            <FactorRow
              icon="globe"
              title={name}
              text={t(identity ? 'account.identity.on' : 'account.identity.off')}
              on={identity}
              action={
                identity
                  ? { label: t('account.second.remove'), onPress: () => setUnlinking(true) }
                  : { label: t('account.identity.link'), onPress: () => leaving.mutate() }
              }
            />
          </ul>
        )}
      </AccountLoaded>
      {code !== null && <LinkIdentity code={code} name={name} onClose={closeLink} />}
      {unlinking && <SecondStepDialog action="unlink" onClose={() => setUnlinking(false)} />}
    </Card>
  )
}
