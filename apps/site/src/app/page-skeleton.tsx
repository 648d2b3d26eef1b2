import { GameGrid } from '@fairground/ui/parts/game-card.tsx'
import { PageColumns } from '@fairground/ui/parts/page.tsx'
import { GameCardSkeleton, Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import type { Shell } from './routes.ts'
import { useText } from './text.ts'
import styles from './page-skeleton.module.css'

/** The boxes of what is coming, so that nothing jumps when it comes. */
export function PageSkeleton({ shell }: { shell: Shell }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={shell === 'playout' ? '70vh' : 420} className={styles.hero} />
        {shell === 'browse' && (
          <PageColumns rail={<Skeleton height={260} className={styles.card} />}>
            <GameGrid>
              <GameCardSkeleton />
              <GameCardSkeleton />
              <GameCardSkeleton />
            </GameGrid>
          </PageColumns>
        )}
      </SkeletonGroup>
    </div>
  )
}
