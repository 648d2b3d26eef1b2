import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { type LimitGroup, limitGroups } from '#features/safer-play/limit-groups.ts'
import { LimitsForm } from '#features/safer-play/limits-form.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { limitsQuery } from '#shared/limits-query.ts'

const groups = Object.keys(limitGroups) as readonly LimitGroup[]

export function LimitsScreen() {
  const t = useText()
  return (
    <SaferPlayPage page="limits" intro={t('saferPlay.limits.intro')}>
      <Loaded query={useQuery(limitsQuery)} failed={t('saferPlay.limits.failed')} height={420}>
        {limits => groups.map(group => <LimitsForm key={group} group={group} limits={limits} />)}
      </Loaded>
    </SaferPlayPage>
  )
}
