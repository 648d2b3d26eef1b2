import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import type { Player } from '@fairground/contract/entities/players/player'

import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { CountryForm } from './country-form.tsx'
import { DataCard } from './data-card.tsx'
import { FullRegistrationPrompt } from './full-registration-prompt.tsx'
import { LanguageForm } from './language-form.tsx'
import { calendarDay } from '#core/time/date.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'

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

/** Personal details. Players change their name through support only. */
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
