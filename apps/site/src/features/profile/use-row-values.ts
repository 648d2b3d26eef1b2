import type { Player } from '@fairground/contract/entities/players/player'
import { useText } from '#core/text/text.ts'
import type { AccountPageId } from '#shared/account/account-pages.ts'
import { countryName } from '#shared/account/country-name.ts'
import { longDay } from '#core/time/date.ts'

/** A preview of each account page for the overview rows. */
export const useRowValues = ({
  details,
  statistics,
}: Player): Readonly<Partial<Record<AccountPageId, string>>> => {
  const t = useText()
  const { primaryAddressCity, primaryAddressCountry, primaryEmail, phoneMobile } = details
  const changed = statistics.lastPasswordChangeDate
  return {
    info: t('account.rows.info'),
    address:
      [primaryAddressCity, primaryAddressCountry === null ? '' : countryName(primaryAddressCountry)]
        .filter(Boolean)
        .join(', ') || t('account.rows.none'),
    email: primaryEmail || t('account.rows.none'),
    phone: phoneMobile || t('account.rows.none'),
    password:
      changed === null ? t('account.rows.password') : t('account.rows.changed', { day: longDay(changed) }),
    notifications: t('account.rows.notifications'),
    transactions: t('account.rows.transactions'),
  }
}
