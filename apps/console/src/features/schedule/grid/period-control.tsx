import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { locale } from '#core/format/locale.ts'
import { Button } from '#parts/controls/button.tsx'
import type { CalendarDay } from '../plan/calendar.ts'
import styles from './grid.module.css'

const dates = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const months = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' })

interface PeriodControlProps {
  readonly days: readonly CalendarDay[]
  readonly month: number
  readonly isMonth: boolean
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onToday: () => void
}

/** The shown week or month, with the ones before and after. */
export function PeriodControl({ days, month, isMonth, onBack, onNext, onToday }: PeriodControlProps) {
  const what = isMonth ? 'month' : 'week'
  return (
    <span className={styles.period}>
      <IconButton icon="back" label={`The ${what} before`} onPress={onBack} />
      <b aria-live="polite">
        {isMonth ? months.format(month) : dates.formatRange(days[0]?.day ?? 0, days.at(-1)?.day ?? 0)}
      </b>
      <IconButton icon="next" label={`The ${what} after`} onPress={onNext} />
      <Button onPress={onToday}>Today</Button>
    </span>
  )
}
