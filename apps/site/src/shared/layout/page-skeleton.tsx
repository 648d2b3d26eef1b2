import { GameGrid } from '@fairground/ui/games/game-grid.tsx'
import { PageColumns } from '@fairground/ui/layout/page.tsx'
import { GameCardSkeleton, Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import type { PageShell } from './page-shell.ts'
import { useText } from '#core/text/text.ts'
import styles from './page-skeleton.module.css'

/** Placeholders in the size of the page, so that the layout does not shift when it loads. */
export function PageSkeleton({ shell }: { shell: PageShell }) {
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
