import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { SideNav } from '@fairground/ui/layout/side-nav.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { type AccountPageId, accountPages } from './account-pages.ts'
import { PageHead } from '#shared/layout/page-head.tsx'
import styles from './account-page.module.css'

export interface AccountPageProps {
  page: AccountPageId | 'overview'
  intro?: ReactNode
  children: ReactNode
}

/** Wide screens show the page menu beside the page; narrow screens show the page with a link back to the menu. */
export function AccountPage({ page, intro, children }: AccountPageProps) {
  const t = useText()
  const demo = usePlayer()?.demo === true
  const isOverview = page === 'overview'
  return (
    <div className={styles.page} data-wide={isOverview || undefined}>
      <div className={styles.nav}>
        <SideNav
          label={t('account.title')}
          items={[
            {
              id: 'overview',
              icon: 'grid',
              label: t('account.overview'),
              href: '/account',
              current: isOverview,
            },
            ...accountPages.map(item => ({
              ...item,
              label: t(`account.pages.${item.id}`),
              current: item.id === page,
            })),
          ]}
        />
      </div>
      <div className={styles.column}>
        <PageHead
          title={t(isOverview ? 'account.title' : `account.pages.${page}`)}
          intro={intro}
          back={isOverview ? undefined : { href: '/account', label: t('account.back') }}
        />
        {demo ? <EmptyState title={t('account.demo.title')} text={t('account.demo.text')} /> : children}
      </div>
    </div>
  )
}
