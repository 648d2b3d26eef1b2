/** en_GB -> en-GB, the form that Intl reads. */
export const toLocale = (language: string): string => language.replace('_', '-')

/** 3 November 2026 at 14:05 UTC, as the player's language writes it. The zone is named because we do not know theirs. */
export const mailMoment = (language: string, at: number): string =>
  `${new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at)} UTC`
