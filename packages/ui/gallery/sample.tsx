import { Logo } from '#art/logo.tsx'
import { useLook } from '#looks/look.tsx'
import { AvatarLink } from '#parts/avatar.tsx'
import type { CountdownWords } from '#parts/countdown.tsx'
import { DesktopOnly, Header } from '#parts/header.tsx'
import { IconButton } from '#parts/icon-button.tsx'
import { KeyValueList } from '#parts/key-value.tsx'
import { Popover } from '#parts/popover.tsx'
import { SessionPill } from '#parts/session-pill.tsx'
import { WalletPill } from '#parts/wallet-pill.tsx'

export const now = 0
/** What a countdown of 4 minutes 37 seconds is aimed at. */
export const soon = (4 * 60 + 37) * 1000 + 900
export const nothing = () => undefined

export const clockWords: CountdownWords = {
  label: 'Saturday Six starts in',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  starting: 'Starting',
  about: minutes => `about ${minutes} min`,
}

const brands = { blue: 'Meridian', cartoon: 'Hullabaloo', 'sweet-blue': 'Sherbet' }

export function SampleLogo() {
  return <Logo name={brands[useLook()]} />
}

export function SampleHeader() {
  return (
    <Header
      home={{ href: '#', label: 'Home' }}
      logo={<SampleLogo />}
      nav={{
        label: 'Main',
        items: ['Play', 'Results', 'My tickets', 'Rewards'].map(label => ({
          id: label,
          label,
          href: '#',
          current: label === 'Play',
        })),
      }}
      menu={{ label: 'Menu', onOpen: nothing }}
    >
      <DesktopOnly>
        <SessionPill
          label="This session"
          elapsed="24 min"
          net={{ word: 'net', amount: '−£3.50' }}
          onPress={nothing}
        />
      </DesktopOnly>
      <Popover
        label="Accounts"
        renderTrigger={props => (
          <WalletPill {...props} balance="£48.20" label="Balance" deposit={{ label: 'Deposit', href: '#' }} />
        )}
      >
        <KeyValueList
          rows={[
            { id: 'a', term: 'Balance', value: '£48.20' },
            { id: 'b', term: 'Can be withdrawn', value: '£36.20' },
            { id: 'c', term: 'Bonus', value: '£12.00' },
          ]}
        />
      </Popover>
      <DesktopOnly>
        <IconButton icon="bell" label="Notifications" dot />
        <AvatarLink initials="RM" href="#" label="Account" />
      </DesktopOnly>
    </Header>
  )
}
