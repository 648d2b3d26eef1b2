import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { SideNav } from '@fairground/ui/parts/side-nav.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { type AccountPageId, accountPages } from '#features/account/account-pages.ts'
import { PageHead } from '#shared/page-head.tsx'
import styles from './account-page.module.css'

export interface AccountPageProps {
  page: AccountPageId | 'overview'
  intro?: ReactNode
  children: ReactNode
}

/** Wide: the list of pages beside the one that is open. Narrow: the page alone, with the way back to the list. */
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
