import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { SegmentedLinks } from '@fairground/ui/parts/segmented.tsx'
import { SideNav } from '@fairground/ui/parts/side-nav.tsx'
import type { ReactNode } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { type MoneyPageId, moneyPages } from '#features/cashier/money-pages.ts'
import { PageHead } from '#shared/page-head.tsx'
import styles from './money-page.module.css'

/** The one button: under the summary, or on a narrow screen always in reach. */
export interface MoneyAction {
  readonly button: ReactNode
  /** A calm word under it. */
  readonly note: string
  /** What a narrow screen says over it. */
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
  /** The page's own name in the menu, unless it says something narrower. */
  title?: ReactNode
  intro?: ReactNode
  /** Where the arrow of a narrow screen leads. */
  back?: string
  /** Under the title and over the switch of a narrow screen: the balance. */
  lead?: ReactNode
  /** Beside the page where there is room, and in view while it scrolls: the summary of what is about to happen. */
  aside?: ReactNode
  action?: MoneyAction
  children: ReactNode
}

/** What a narrow screen switches between; the rest is reached from the overview. */
const switched: ReadonlySet<MoneyPageId> = new Set(['deposit', 'withdraw', 'history'])

const backOf = (page: MoneyPageId): string => (page === 'overview' ? '/' : '/cashier')

/** Wide: the menu, the page and its summary beside each other. Narrow: the page alone, with the way back. */
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
            back={{ href: back ?? backOf(page), label: t('cashier.back') }}
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
