import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { useText } from '#core/text/text.ts'

const SoundSettings = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./sound-settings.tsx'), loadText('sound')])
    return part.SoundSettings
  }),
)

/** The sound settings, loaded with their texts on demand. */
export function SoundPart() {
  const t = useText()
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton height={320} />
        </SkeletonGroup>
      }
    >
      <SoundSettings />
    </Suspense>
  )
}
