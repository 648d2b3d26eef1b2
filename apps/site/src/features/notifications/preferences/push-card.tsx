import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { usePush } from './use-push.ts'
import styles from './push-card.module.css'

/** Switches push messages on or off in this browser and says honestly when that is not possible. */
export function PushCard({ pushKey }: { pushKey: string | null }) {
  const t = useText()
  const { state, turnOn, turnOff, isBusy, failed } = usePush()
  const isOffered = useIsFeatureOn('push') && pushKey !== null
  const shown = isOffered || state === 'on' ? state : 'notOffered'
  return (
    <Card as="section" title={t('notifications.push.title')}>
      <div className={styles.push}>
        <p>{t('notifications.push.text')}</p>
        {shown && (
          <Note
            tone={shown === 'denied' ? 'warn' : 'info'}
            icon={shown === 'denied' ? 'warning' : 'bell'}
            live
          >
            {t(`notifications.push.${shown}`)}
          </Note>
        )}
        {failed && (
          <Note tone="danger" icon="warning" live>
            {t('notifications.push.failed')}
          </Note>
        )}
        {shown === 'off' && isOffered && (
          <Button tone="primary" loading={isBusy} onPress={() => turnOn(pushKey)}>
            {t('notifications.push.turnOn')}
          </Button>
        )}
        {shown === 'on' && (
          <Button loading={isBusy} onPress={turnOff}>
            {t('notifications.push.turnOff')}
          </Button>
        )}
      </div>
    </Card>
  )
}
