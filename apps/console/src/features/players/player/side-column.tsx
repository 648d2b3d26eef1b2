import { Stack } from '#parts/layout/columns.tsx'
import { IdentityPanel } from '#parts/player/identity/identity-panel.tsx'
import type { Reveal } from '#parts/player/identity/use-reveal.ts'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { BalancesPanel } from './balances-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const describeLanguage = (language: string): string => {
  try {
    return languageNames.of(language.replace('_', '-')) ?? language
  } catch {
    return language
  }
}

/** Who the player is, what they have and what limits them. */
export function SideColumn({ player, reveal }: { readonly player: PlayerRecord; readonly reveal: Reveal }) {
  const { playerId, person, segment, language, country } = player
  return (
    <Stack>
      <IdentityPanel
        playerId={playerId}
        person={person}
        reveal={reveal}
        facts={[
          { title: 'Segment', value: segment ?? 'none' },
          { title: 'Language', value: describeLanguage(language) },
          { title: 'Plays from', value: country ?? 'unknown' },
        ]}
      />
      <BalancesPanel player={player} />
      <LimitsPanel player={player} />
    </Stack>
  )
}
