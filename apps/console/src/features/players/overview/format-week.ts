import { locale } from '#core/format/locale.ts'

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 9 Nov, for a week that begins on that Monday. */
export const formatWeek = (start: number): string => days.format(start)
