import { Card } from '@fairground/ui/layout/card.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { IconLink } from '@fairground/ui/controls/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { PageSkeleton } from '#shared/layout/page-skeleton.tsx'
import { errorText, thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { OperatorHtml } from './operator-html.tsx'
import styles from './operator-page.module.css'
import { ExternalPage } from './external-page.tsx'
import { type PageName, pageQuery } from './page-query.ts'

export interface OperatorPageProps {
  readonly page: PageName
  readonly fullWidth: boolean
  /** Shown if the operator has no such page. */
  readonly fallback?: ReactNode
  /** False for a page that replaces a built-in screen, because closing it would lead nowhere. */
  readonly closable?: boolean
}

function Missing() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={errorText('browser.unknownRoute').text}
      action={
        <ButtonLink href="/" tone="primary">
          {t('common.home')}
        </ButtonLink>
      }
    />
  )
}

/** A page written by the operator: full width, or in a box that can be closed. */
export function OperatorPage({ page, fullWidth, fallback, closable = true }: OperatorPageProps) {
  const t = useText()
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(pageQuery(page))
  if (isPending) return <PageSkeleton shell="game" />
  if (isError) {
    return (
      <ErrorState
        heading="h1"
        title={t('content.failed')}
        text={thrownText(error)}
        retry={{ label: t('common.retry'), onPress: () => void refetch(), loading: isFetching }}
      />
    )
  }
  if (data === null) return fallback ?? <Missing />
  if (data.kind === 'empty') return <EmptyState heading="h1" title={t('content.none')} />
  if (data.kind === 'address') return <ExternalPage address={data.address} />
  const html = <OperatorHtml html={data.html} wide={fullWidth} />
  if (fullWidth) return <div className={styles.wide}>{html}</div>
  return (
    <Card as="article" className={styles.box}>
      <div className={styles.inner}>
        {closable && <IconLink icon="close" href="/" label={t('common.close')} className={styles.close} />}
        {html}
      </div>
    </Card>
  )
}
