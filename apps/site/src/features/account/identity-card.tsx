import { Card } from '@fairground/ui/parts/card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#app/error-text.ts'
import { readProviderAnswer, takeProviderAnswer } from '#app/provider-answer.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { FactorRow } from '#features/account/factor-row.tsx'
import { LinkIdentity } from '#features/account/link-identity.tsx'
import { Loaded } from '#features/account/loaded.tsx'
import { SecondStepDialog } from '#features/account/second-step-dialog.tsx'
import { secondFactorsQuery } from '#features/account/security-queries.ts'
import { leaveForProvider } from '#shared/leave-for-provider.ts'
import { useProviderName } from '#shared/use-provider-name.ts'
import styles from './factor-row.module.css'

/** Without a code the provider has refused, or the player has turned back there. */
const codeToLink = (): string | null => {
  const answer = readProviderAnswer('link')
  return new URLSearchParams(answer ?? '').has('code') ? answer : null
}

/** The account elsewhere that opens this one too, where the operator has somebody who vouches for it. */
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
      <Loaded query={query} failed={t('account.identity.failed')} height={68}>
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
      </Loaded>
      {code !== null && <LinkIdentity code={code} name={name} onClose={closeLink} />}
      {unlinking && <SecondStepDialog asked="unlink" onClose={() => setUnlinking(false)} />}
    </Card>
  )
}
