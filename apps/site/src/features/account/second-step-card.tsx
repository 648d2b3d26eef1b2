import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { type Asked, SecondStepDialog } from '#features/account/second-step-dialog.tsx'
import { SecondStepList } from '#features/account/second-step-list.tsx'
import { secondFactorsQuery } from '#features/account/security-queries.ts'

/** What is asked for besides the password when somebody logs in. */
export function SecondStepCard() {
  const t = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useQuery(secondFactorsQuery)
  return (
    <Card title={t('account.second.title')}>
      <p className="muted">{t('account.second.text')}</p>
      <Loaded query={query} failed={t('account.second.failed')} height={68}>
        {factors => <SecondStepList factors={factors} onAsk={setAsked} />}
      </Loaded>
      {asked && <SecondStepDialog asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
