import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import styles from './help-card.module.css'

/** The operator's page with the helplines of its country, once it has written one. */
const helpPage = 'safer-play'

/** Somebody to talk to. */
export function HelpCard() {
  const t = useText()
  const pages = useSession().data?.configuration.customPages ?? []
  return (
    <Card title={t('saferPlay.help.title')}>
      <p className={styles.text}>{t('saferPlay.help.text')}</p>
      <div className={styles.links}>
        <ButtonLink href="/contact" icon="mail">
          {t('saferPlay.help.contact')}
        </ButtonLink>
        {pages.some(({ pageLinkName }) => pageLinkName === helpPage) && (
          <ButtonLink href={`/p/${helpPage}`} icon="help">
            {t('saferPlay.help.page')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
