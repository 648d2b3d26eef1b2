import type { Output } from '@fairground/contract/operations'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import styles from './referrals.module.css'

interface ReportProps {
  report: Output<'getReferralsReport'>
}

export function SoFar({ report }: ReportProps) {
  const t = useText()
  const { sent, joined, totalEarned, currencyId } = report
  return (
    <Card as="div" title={t('referrals.soFar.title')}>
      <dl className={`${styles.figures} num`}>
        <div>
          <dt>{t('referrals.soFar.sent')}</dt>
          <dd>{sent}</dd>
        </div>
        <div>
          <dt>{t('referrals.soFar.joined')}</dt>
          <dd>{joined}</dd>
        </div>
        <div>
          <dt>{t('referrals.soFar.earned')}</dt>
          <dd>{exactText(totalEarned, currencyId)}</dd>
        </div>
      </dl>
    </Card>
  )
}

const steps = {
  sent: 'mail',
  joined: 'user',
  deposited: 'wallet',
  rewarded: 'star',
} as const satisfies Record<string, IconName>

/** The four steps from the invite to the reward. */
export function HowItGoes({ report: { terms } }: ReportProps) {
  const t = useText()
  const shown =
    terms === null ? (['sent', 'joined'] as const) : (['sent', 'joined', 'deposited', 'rewarded'] as const)
  return (
    <Card as="div" title={t('referrals.steps.title')}>
      <ol className={styles.steps}>
        {shown.map(step => (
          <li key={step}>
            <span className={styles.icon}>
              <Icon name={steps[step]} />
            </span>
            <span>
              <b>{t(`referrals.steps.${step}.title`)}</b>
              <span className="small muted">{t(`referrals.steps.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
