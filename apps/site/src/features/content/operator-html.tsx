import { Button } from '@fairground/ui/controls/button.tsx'
import { useEffect } from 'react'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { type SafeHtmlOptions, safeNodes } from '#shared/layout/safe-html.tsx'
import { findLaunchAction, type PageAction, parsePageAction } from './page-action.ts'
import styles from './operator-html.module.css'

const launch = ({ modal, gameId }: PageAction): void => openModal(modal, { gameId })

const renderLink: NonNullable<SafeHtmlOptions['link']> = (href, children, key) => {
  const action = parsePageAction(href)
  if (action !== null) {
    return (
      <Button key={key} tone="primary" size="lg" onPress={() => launch(action)}>
        {children}
      </Button>
    )
  }
  if (!/^\/(?!\/)/.test(href)) return undefined
  return (
    <Anchor key={key} href={href}>
      {children}
    </Anchor>
  )
}

/** Renders the operator's HTML as safe elements. Internal links use the router, and action links open a wizard. */
export function OperatorHtml({ html, wide = false }: { html: string; wide?: boolean }) {
  const t = useText()
  const first = findLaunchAction(html)
  const key = first && `${first.modal} ${first.gameId}`
  useEffect(() => {
    const action = findLaunchAction(html)
    if (key !== null && action !== null) launch(action)
  }, [key, html])
  const hasHeading = /<h1[\s>]/i.test(html)
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      {!hasHeading && <h1 className="vh">{t('content.page')}</h1>}
      {safeNodes(html, { page: true, link: renderLink })}
    </div>
  )
}
