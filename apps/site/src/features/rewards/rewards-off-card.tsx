import { Switch } from '@fairground/ui/controls/switch.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { reloadRewards } from '#shared/rewards/reward-queries.ts'
import styles from './rewards-screen.module.css'

/** Limits come first, and one switch ends all rewards. */
export function RewardsOffCard({ off }: { off: boolean }) {
  const t = useText()
  const change = useMutation({
    mutationFn: (rewardsOff: boolean) => call('setRewardsOff', { rewardsOff }),
    onError: error => toast({ tone: 'warn', title: thrownText(error) }),
    onSettled: reloadRewards,
  })
  return (
    <Card as="div" title={t('rewards.limits.title')}>
      <p className={`small muted ${styles.text}`}>{t('rewards.limits.text')}</p>
      <div className={styles.switches}>
        <Switch
          label={t('rewards.limits.off')}
          checked={change.isPending ? change.variables : off}
          onChange={checked => change.mutate(checked)}
        />
        <TextLink href="/cashier/responsiblegaming" icon="shield">
          {t('rewards.limits.mine')}
        </TextLink>
      </div>
    </Card>
  )
}
