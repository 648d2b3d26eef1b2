import { CommandRefused } from '../act.ts'

/** The runtime knows the zones of the world; the contract only knows their form. */
export const requireTimeZone = ({ timeZone }: { readonly timeZone?: string }): void => {
  try {
    Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions()
  } catch {
    throw new CommandRefused(`there is no time zone ${timeZone}`)
  }
}
