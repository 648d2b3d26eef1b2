import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import styles from './help-card.module.css'

/** The operator's optional page with the helplines of its country. */
const helpPage = 'safer-play'

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
