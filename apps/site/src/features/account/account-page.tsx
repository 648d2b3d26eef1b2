import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { IconLink } from '@fairground/ui/parts/icon-button.tsx'
import { SideNav } from '@fairground/ui/parts/side-nav.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { type AccountPageId, accountPages } from '#features/account/account-pages.ts'
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
        <header className={styles.head}>
          <div className={styles.title}>
            {!isOverview && (
              <span className={styles.back}>
                <IconLink icon="back" href="/account" label={t('account.back')} />
              </span>
            )}
            <h1 tabIndex={-1}>{t(isOverview ? 'account.title' : `account.pages.${page}`)}</h1>
          </div>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {demo ? <EmptyState title={t('account.demo.title')} text={t('account.demo.text')} /> : children}
      </div>
    </div>
  )
}
