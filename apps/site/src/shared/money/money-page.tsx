import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { SegmentedLinks } from '@fairground/ui/controls/segmented.tsx'
import { SideNav } from '@fairground/ui/layout/side-nav.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { type MoneyPageId, moneyPages } from './money-pages.ts'
import { PageHead } from '#shared/layout/page-head.tsx'
import styles from './money-page.module.css'

/** The primary button: below the summary, or in a sticky bar on narrow screens. */
export interface MoneyAction {
  readonly button: ReactNode
  /** A short note below the button. */
  readonly note: string
  /** The summary above the button on narrow screens. */
  readonly after: { readonly label: string; readonly sum: string }
}

function Action({ button, note }: MoneyAction) {
  return (
    <>
      {button}
      <p className={styles.note}>{note}</p>
    </>
  )
}

export interface MoneyPageProps {
  page: MoneyPageId
  /** Defaults to the page's name in the menu. */
  title?: ReactNode
  intro?: ReactNode
  /** The target of the back arrow on narrow screens. */
  back?: string
  /** The balance, below the title and above the page tabs of narrow screens. */
  lead?: ReactNode
  /** The sticky summary of the transaction beside the page on wide screens. */
  aside?: ReactNode
  action?: MoneyAction
  children: ReactNode
}

/** The pages with a tab on narrow screens; the overview links to the others. */
const switched: ReadonlySet<MoneyPageId> = new Set(['deposit', 'withdraw', 'history'])

const getBackHref = (page: MoneyPageId): string => (page === 'overview' ? '/' : '/cashier')

/** Wide screens show menu, page and summary side by side; narrow screens show the page with a back link. */
export function MoneyPage({ page, title, intro, back, lead, aside, action, children }: MoneyPageProps) {
  const t = useText()
  const demo = usePlayer()?.demo === true
  const items = moneyPages.map(item => ({
    ...item,
    label: t(`cashier.pages.${item.id}`),
    current: item.id === page,
  }))
  return (
    <>
      <div className={styles.page} data-aside={aside !== undefined || undefined}>
        <div className={styles.nav}>
          <SideNav label={t('cashier.title')} items={items} />
        </div>
        <div className={styles.column}>
          <PageHead
            title={title ?? t(page === 'overview' ? 'cashier.title' : `cashier.pages.${page}`)}
            intro={intro}
            back={{ href: back ?? getBackHref(page), label: t('cashier.back') }}
          />
          {demo ? (
            <EmptyState title={t('cashier.demo.title')} text={t('cashier.demo.text')} />
          ) : (
            <>
              {lead}
              {switched.has(page) && (
                <div className={styles.switch}>
                  <SegmentedLinks
                    label={t('cashier.title')}
                    items={items.filter(item => switched.has(item.id))}
                    selected={page}
                  />
                </div>
              )}
              {children}
            </>
          )}
        </div>
        {aside !== undefined && !demo && (
          <aside className={styles.aside}>
            {aside}
            {action && (
              <div className={styles.action}>
                <Action {...action} />
              </div>
            )}
          </aside>
        )}
      </div>
      {action && !demo && (
        <div className={styles.bar}>
          <p className={styles.after}>
            <span>{action.after.label}</span>
            <b className="num">{action.after.sum}</b>
          </p>
          <Action {...action} />
        </div>
      )}
    </>
  )
}
