import { historyPageSize } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { Pages } from '#shared/use-pages.ts'
import styles from './paged-list.module.css'

export interface PagedListProps<T> {
  pages: Pages<T>
  label: string
  empty: ReactNode
  failed: { title: string; text: string }
  /** The rows, each an `li`. */
  children: ReactNode
}

/** A list that grows by a page at a time, with its loading, empty and failed states. */
export function PagedList<T>({ pages, label, empty, failed, children }: PagedListProps<T>) {
  const t = useText()
  if (pages.failed && pages.items.length === 0)
    return <ErrorState {...failed} retry={{ label: t('common.retry'), onPress: pages.again }} />
  if (pages.isLoading)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={88} />
        <Skeleton height={88} />
        <Skeleton height={88} />
      </SkeletonGroup>
    )
  if (pages.items.length === 0) return empty
  return (
    <div className={styles.list} aria-busy={pages.isStale || undefined}>
      <Card as="div" pad="none">
        <ul aria-label={label} className={styles.rows}>
          {children}
        </ul>
      </Card>
      {pages.left > 0 && (
        <div className={styles.more}>
          <Button loading={pages.isLoadingMore} onPress={pages.more}>
            {t('lobby.showMore', { count: Math.min(pages.left, historyPageSize) })}
          </Button>
        </div>
      )}
    </div>
  )
}
