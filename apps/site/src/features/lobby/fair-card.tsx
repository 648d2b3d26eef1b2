import { Card } from '@fairground/ui/layout/card.tsx'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import styles from './rail.module.css'

const steps = [
  { key: 'sealed', icon: 'lock' },
  { key: 'opened', icon: 'eye' },
  { key: 'checked', icon: 'check' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** Explains provably fair draws in three steps. */
export function FairCard({ href }: { href: string }) {
  const t = useText()
  return (
    <Card title={t('lobby.fairTitle')}>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.stepIcon}>
              <Icon name={icon} size="sm" />
            </span>
            {t(`lobby.fairSteps.${key}`)}
          </li>
        ))}
      </ol>
      <p className="small muted">{t('lobby.fairText')}</p>
      <p className={styles.cardLink}>
        <TextLink href={href} iconAfter="next">
          {t('lobby.fairLink')}
        </TextLink>
      </p>
    </Card>
  )
}
