import { historyPageSize } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import type { Pages } from './use-pages.ts'
import styles from './paged-list.module.css'

export interface PagedListProps<T> {
  pages: Pages<T>
  label: string
  empty: ReactNode
  failed: { title: string; text: string }
  /** The rows, each an `li`. */
  children: ReactNode
}

/** A list that grows by one page at a time, with loading, empty and error states. */
export function PagedList<T>({ pages, label, empty, failed, children }: PagedListProps<T>) {
  const t = useText()
  if (pages.failed && pages.items.length === 0)
    return <ErrorState {...failed} retry={{ label: t('common.retry'), onPress: pages.retry }} />
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
          <Button loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('lobby.showMore', { count: Math.min(pages.left, historyPageSize) })}
          </Button>
        </div>
      )}
    </div>
  )
}
