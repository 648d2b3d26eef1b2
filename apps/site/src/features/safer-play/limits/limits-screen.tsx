import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { type LimitGroup, limitGroups } from './limit-groups.ts'
import { LimitsForm } from './limits-form.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { limitsQuery } from '#shared/money/limits-query.ts'

const groups = Object.keys(limitGroups) as readonly LimitGroup[]

export function LimitsScreen() {
  const t = useText()
  return (
    <SaferPlayPage page="limits" intro={t('saferPlay.limits.intro')}>
      <AccountLoaded query={useQuery(limitsQuery)} failed={t('saferPlay.limits.failed')} height={420}>
        {limits => groups.map(group => <LimitsForm key={group} group={group} limits={limits} />)}
      </AccountLoaded>
    </SaferPlayPage>
  )
}
