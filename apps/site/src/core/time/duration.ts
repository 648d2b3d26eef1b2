import { t } from '#core/text/text.ts'

/** 45 min, 6 h 20 min */
export const durationText = (minutes: number): string =>
  minutes < 60
    ? t('time.minutesShort', { count: minutes })
    : t('time.hoursMinutesShort', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
