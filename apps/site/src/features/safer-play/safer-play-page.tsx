import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import styles from './safer-play-page.module.css'

export const saferPlayPath = '/cashier/responsiblegaming'

type SubPage = 'limits' | 'timeout' | 'realityCheck' | 'exclusion'

export interface SaferPlayPageProps {
  page?: SubPage
  intro?: string
  back?: string
  children: ReactNode
}

/** Safer play among the pages of money; its own pages lead back to it. */
export function SaferPlayPage({ page, intro, back = saferPlayPath, children }: SaferPlayPageProps) {
  const t = useText()
  return (
    <MoneyPage
      page="saferPlay"
      intro={intro}
      {...(page !== undefined && { title: t(`saferPlay.card.${page}`), back })}
    >
      <div className={styles.column} data-narrow={page !== undefined || undefined}>
        {children}
      </div>
    </MoneyPage>
  )
}
