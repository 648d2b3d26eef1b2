import { Countdown, type CountdownProps } from '@fairground/ui/parts/countdown.tsx'
import { useOnline } from '#app/connection.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'

/** A clock towards a moment of the server; without a connection it stops claiming seconds. */
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
