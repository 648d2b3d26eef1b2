import { Countdown, type CountdownProps } from '@fairground/ui/feedback/countdown.tsx'
import { useOnline } from '#core/connection/connection.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'

/** Countdown in server time; without a connection it shows no seconds because the clock may be wrong. */
export function GameCountdown({
  title,
  target,
  form = 'compact',
}: {
  title: string
  target: number
  form?: NonNullable<CountdownProps['form']>
}) {
  const t = useText()
  const now = useServerNow(1000)
  const online = useOnline()
  return (
    <Countdown
      target={target}
      now={now}
      online={online}
      form={form}
      words={{
        label: t('time.startsIn', { title }),
        hours: t('time.hours'),
        minutes: t('time.minutes'),
        seconds: t('time.seconds'),
        starting: t('time.starting'),
        about: count => t('time.about', { count }),
      }}
    />
  )
}
