import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ButtonLink } from '#parts/controls/button.tsx'

/** Leads to the other half of the section, for those who may see it. */
export function SiteLink({ to }: { readonly to: 'maintenance' | 'features' }) {
  const path = usePath()
  const { mayDo } = useRights()
  if (to === 'features')
    return mayDo('listFeatureFlags') ? (
      <ButtonLink icon="settings" href={path('site', 'features')}>
        Features
      </ButtonLink>
    ) : null
  return mayDo('listNotices') ? (
    <ButtonLink icon="wrench" href={path('site')}>
      Maintenance
    </ButtonLink>
  ) : null
}
