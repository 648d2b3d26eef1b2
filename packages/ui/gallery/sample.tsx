import { Logo } from '#art/logo.tsx'
import { useLook } from '#looks/look.tsx'
import { AvatarButton } from '#layout/avatar.tsx'
import type { CountdownWords } from '#feedback/countdown.tsx'
import { DesktopOnly, Header } from '#layout/header.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import { KeyValueList } from '#layout/key-value-list.tsx'
import { Popover } from '#layout/popover.tsx'
import { SessionPill } from '#money/session-pill.tsx'
import { WalletPill } from '#money/wallet-pill.tsx'

export interface SheetProps {
  /** Overlay that is open on load. */
  open?: string | undefined
  /** Shows the play-out without its connection. */
  lost?: boolean
}

/** Fixed, so that screenshots do not differ. */
export const now = 0
/** Target of a countdown that shows 4 minutes 37 seconds. */
export const soon = (4 * 60 + 37) * 1000 + 900
export const noop = () => undefined

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
      menu={{ label: 'Menu', onOpen: noop }}
    >
      <DesktopOnly>
        <SessionPill
          label="This session"
          elapsed="24 min"
          net={{ word: 'net', amount: '−£3.50' }}
          onPress={noop}
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
            { id: 'b', term: 'Available to withdraw', value: '£36.20' },
            { id: 'c', term: 'Bonus', value: '£12.00' },
          ]}
        />
      </Popover>
      <DesktopOnly>
        <IconButton icon="bell" label="Notifications" dot />
        <AvatarButton initials="RM" label="Account" expanded={false} onPress={() => undefined} />
      </DesktopOnly>
    </Header>
  )
}
