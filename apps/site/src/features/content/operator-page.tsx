import { Card } from '@fairground/ui/parts/card.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { IconLink } from '@fairground/ui/parts/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { errorText, thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { OperatorHtml } from './operator-html.tsx'
import styles from './operator-page.module.css'
import { OtherAddress } from './other-address.tsx'
import { type PageName, pageQuery } from './page-query.ts'

export interface OperatorPageProps {
  readonly page: PageName
  readonly fullWidth: boolean
  /** Shown when the operator has no such page. */
  readonly instead?: ReactNode
  /** A boxed page that stands in for a screen of ours has nothing to be closed to. */
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

/** A page of the operator's: full width, or in a box that can be closed. */
export function OperatorPage({ page, fullWidth, instead, closable = true }: OperatorPageProps) {
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
  if (data === null) return instead ?? <Missing />
  if (data.kind === 'empty') return <EmptyState heading="h1" title={t('content.none')} />
  if (data.kind === 'address') return <OtherAddress address={data.address} />
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
