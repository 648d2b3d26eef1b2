import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { type SecondStepAction, SecondStepDialog } from './second-step-dialog.tsx'
import { SecondStepList } from './second-step-list.tsx'
import { secondFactorsQuery } from './security-queries.ts'

/** The second factors that a login requires besides the password. */
export function SecondStepCard() {
  const t = useText()
  const [action, setAction] = useState<SecondStepAction | null>(null)
  const query = useQuery(secondFactorsQuery)
  return (
    <Card title={t('account.second.title')}>
      <p className="muted">{t('account.second.text')}</p>
      <AccountLoaded query={query} failed={t('account.second.failed')} height={68}>
        {factors => <SecondStepList factors={factors} onSelect={setAction} />}
      </AccountLoaded>
      {action && <SecondStepDialog action={action} onClose={() => setAction(null)} />}
    </Card>
  )
}
