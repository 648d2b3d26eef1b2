import { Button } from '@fairground/ui/controls/button.tsx'
import { TextButton, TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { markNotificationsRead } from '#core/notifications.ts'
import { useText } from '#core/text/text.ts'
import { PageHead } from '#shared/layout/page-head.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationPages } from './use-notification-pages.ts'
import styles from './notifications-screen.module.css'

function List() {
  const t = useText()
  const pages = useNotificationPages()
  if (pages.isLoading)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={320} />
      </SkeletonGroup>
    )
  if (pages.failed)
    return (
      <ErrorState
        title={t('notifications.failed')}
        text={t('notifications.failedText')}
        retry={{ label: t('common.retry'), onPress: pages.retry }}
      />
    )
  const [newest] = pages.notifications
  if (!newest) return <EmptyState title={t('notifications.none')} text={t('notifications.noneText')} />
  return (
    <Card
      pad="none"
      title={t('notifications.count', { count: pages.unread })}
      action={
        pages.unread > 0 && (
          <TextButton onPress={() => void markNotificationsRead({ upTo: newest.id })}>
            {t('notifications.markAll')}
          </TextButton>
        )
      }
    >
      <NotificationList notifications={pages.notifications} heading="h3" />
      {pages.more && (
        <div className={styles.older}>
          <Button loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('notifications.older')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The list of notifications that the server keeps. */
export function NotificationsScreen() {
  const t = useText()
  return (
    <div className={styles.page}>
      <PageHead title={t('notifications.title')} intro={t('notifications.intro')} />
      <TextLink href="/account/notifications" icon="settings">
        {t('notifications.choose')}
      </TextLink>
      <List />
    </div>
  )
}
