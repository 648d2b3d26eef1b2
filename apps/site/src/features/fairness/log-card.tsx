import type { LogState } from '@fairground/client/log-keeper'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import type { SeenCheckpoint } from '#core/public-log/seen-checkpoints.ts'
import { useText } from '#core/text/text.ts'
import { clockTimeExact, dayAndTime } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { RootBars } from './root-bars.tsx'
import type { ShownLog } from './shown-log.ts'
import styles from './fairness.module.css'

interface LogCardProps {
  log: ShownLog
  state: LogState
  seen: readonly SeenCheckpoint[]
}

const shorten = (root: string): string => `${root.slice(0, 8)}…${root.slice(-4)}`

/** The newest kept checkpoint, and the ones that this browser compared before it. */
export function LogCard({ log: { origin, checkpoint, witnesses }, state, seen }: LogCardProps) {
  const t = useText()
  const copy = async (root: string) => {
    await navigator.clipboard.writeText(root)
    toast({ tone: 'info', title: t('fairness.log.copied') })
  }
  const times = witnesses.flatMap(({ seenAt }) => seenAt ?? [])
  const seenAt = times.length === 0 ? t('fairness.log.never') : dayAndTime(Math.max(...times))
  return (
    <Card
      title={t('fairness.log.title')}
      action={
        state.state === 'split' ? (
          <Badge tone="danger">{t('fairness.log.split')}</Badge>
        ) : (
          seen.length > 1 && <Badge tone="win">{t('fairness.log.growing')}</Badge>
        )
      }
    >
      {checkpoint && (
        <KeyValueList
          rows={[
            { id: 'size', term: t('fairness.log.size'), value: checkpoint.size.toLocaleString() },
            { id: 'time', term: t('fairness.log.time'), value: seenAt },
            {
              id: 'witnesses',
              term: t('fairness.log.seen'),
              value: t('fairness.log.seenBy', { seen: times.length, of: witnesses.length }),
            },
            { id: 'origin', term: t('fairness.log.name'), value: origin },
          ]}
        />
      )}
      {seen.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('fairness.log.compared')}</h3>
          <ol className={styles.checkpoints}>
            {seen.map(({ at, size, root, seenBy }) => (
              <li key={size} className="num">
                <b>{clockTimeExact(at)}</b>
                <span>{t('fairness.log.entries', { count: size })}</span>
                <span className={styles.root}>
                  <RootBars root={root} />
                  <code>{shorten(root)}</code>
                </span>
                <span className="small muted">
                  {t('fairness.log.seenBy', { seen: seenBy, of: witnesses.length })}
                </span>
                <IconButton
                  icon="copy"
                  size="sm"
                  label={t('fairness.log.copy', { size })}
                  onPress={() => void copy(root)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
