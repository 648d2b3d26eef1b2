import { Card } from '@fairground/ui/parts/card.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import type { Player } from '@fairground/contract/entities/player'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { CountryForm } from '#features/account/country-form.tsx'
import { DataCard } from '#features/account/data-card.tsx'
import { FullRegistrationPrompt } from '#features/account/full-registration-prompt.tsx'
import { LanguageForm } from '#features/account/language-form.tsx'
import { calendarDay } from '#shared/date.ts'
import { InlineLink } from '#shared/inline-link.tsx'

function Facts({ player: { username, details } }: { player: Player }) {
  const t = useText()
  const { firstName, lastName, gender, birthdate } = details
  const none = t('account.rows.none')
  const row = (id: 'username' | 'name' | 'birthdate' | 'gender', value: string) => ({
    id,
    term: t(`account.info.${id}`),
    value: value || none,
  })
  return (
    <KeyValueList
      rows={[
        row('username', `\u2066@${username}\u2069`),
        row('name', `${firstName} ${lastName}`.trim()),
        row('birthdate', birthdate === null ? '' : calendarDay(birthdate)),
        row('gender', gender === null ? '' : t(`account.info.genders.${gender}`)),
      ]}
    />
  )
}

/** Who the player is. A name is not changed by typing another: that goes through support. */
export function InfoScreen() {
  const t = useText()
  const player = useAccountPlayer()
  return (
    <AccountPage page="info">
      {player && (
        <>
          {player.verification.playerSegment === 'B' && <FullRegistrationPrompt />}
          <Card title={t('account.info.you')}>
            <Facts player={player} />
            <p className="small muted">
              {t('account.info.fixed')} <InlineLink href="/contact">{t('account.info.write')}</InlineLink>
            </p>
          </Card>
          <CountryForm country={player.details.country} />
          <LanguageForm player={player} />
          <DataCard />
        </>
      )}
    </AccountPage>
  )
}
