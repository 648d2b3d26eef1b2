import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#app/lazy-page.ts'
import { loadText } from '#app/load-text.ts'
import { useText } from '#app/text.ts'

const SoundSettings = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/sound/sound-settings.tsx'), loadText('sound')])
    return part.SoundSettings
  }),
)

/** The settings of sound, fetched with their texts when they are shown. */
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
