import { Button } from '@fairground/ui/parts/button.tsx'
import { useEffect } from 'react'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { type SafeHtmlOptions, safeNodes } from '#shared/safe-html.tsx'
import { launchOf, type PageAction, pageAction } from './page-action.ts'
import styles from './operator-html.module.css'

const launch = ({ modal, gameId }: PageAction): void => openModal(modal, { gameId })

const drawLink: NonNullable<SafeHtmlOptions['link']> = (href, children, key) => {
  const action = pageAction(href)
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

/** What an operator wrote, as elements of our own: links inside the site stay inside it, and some open a wizard. */
export function OperatorHtml({ html, wide = false }: { html: string; wide?: boolean }) {
  const t = useText()
  const first = launchOf(html)
  const key = first && `${first.modal} ${first.gameId}`
  useEffect(() => {
    const action = launchOf(html)
    if (key !== null && action !== null) launch(action)
  }, [key, html])
  const hasHeading = /<h1[\s>]/i.test(html)
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      {!hasHeading && <h1 className="vh">{t('content.page')}</h1>}
      {safeNodes(html, { page: true, link: drawLink })}
    </div>
  )
}
