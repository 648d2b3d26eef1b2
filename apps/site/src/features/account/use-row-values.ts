import type { Player } from '@fairground/contract/entities/player'
import { useText } from '#app/text.ts'
import type { AccountPageId } from '#features/account/account-pages.ts'
import { countryName } from '#features/account/country-name.ts'
import { longDay } from '#shared/date.ts'

/** A few words under each row: what the page behind it holds. */
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
