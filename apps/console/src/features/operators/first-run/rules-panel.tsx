import { usePath } from '#core/operator/use-path.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { ChangeButton } from '../overview/change-button.tsx'
import { profileWords } from '../setting-words.ts'
import type { Settings } from '../settings/changed-settings.ts'
import { OpenProposals } from '../settings/open-proposals.tsx'
import { pickSiteGroup } from '../settings/setting-groups.ts'
import { SettingsPanel } from '../settings/settings-tab.tsx'
import type { OperatorView } from '../use-operator-view.ts'

const zoneGroup = pickSiteGroup('Time zone and age', 'When draws are shown, and who may play.', [
  'timeZone',
  'minimumAge',
])

/** Currency, profile and the range of the return. */
export function RulesPanel({ operator }: { readonly operator: OperatorView }) {
  const { profile, returns } = operator
  const path = usePath()
  return (
    <>
      <Panel
        title="Rules of money"
        footer={
          <>
            <ChangeButton
              asks={{ profile }}
              title="Change the rule profile"
              about="It decides about limits, identity checks and bonuses of all players."
              done="The rule profile is changed"
            >
              Change the profile…
            </ChangeButton>
            <ProposeButton
              kind="changeMoneySettings"
              fixed={{ settings: {}, unset: [] }}
              initial={{ returns: returns ?? { min: 50, max: 95 } }}
              title="Propose the range of the return to player"
              about="A game with another return cannot be published."
            >
              Propose the range…
            </ProposeButton>
            <ButtonLink href={path('operator', 'money')}>All money settings</ButtonLink>
          </>
        }
      >
        <Facts
          isLeft
          facts={[
            { title: 'Currency', value: `${operator.currency}, chosen when the operator was created` },
            { title: 'Rule profile', value: `${profileWords[profile].name}: ${profileWords[profile].about}` },
            {
              title: 'Return to player',
              value: returns ? `${returns.min}% to ${returns.max}%` : 'Any return is accepted',
            },
          ]}
        />
      </Panel>
      <OpenProposals kind="changeMoneySettings" />
      <SettingsPanel group={zoneGroup} settings={operator.settings as Settings} />
    </>
  )
}
