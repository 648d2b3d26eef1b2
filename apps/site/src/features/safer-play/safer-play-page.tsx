import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import styles from './safer-play-page.module.css'

export const saferPlayPath = '/cashier/responsiblegaming'

type SubPage = 'limits' | 'timeout' | 'realityCheck' | 'exclusion'

export interface SaferPlayPageProps {
  page?: SubPage
  intro?: string
  back?: string
  children: ReactNode
}

/** The money page frame for safer play; subpages link back to its overview. */
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
