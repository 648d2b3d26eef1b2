import { AvatarButton } from '@fairground/ui/layout/avatar.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { usePlayer } from '#core/session/session.ts'
import { loadText } from '#core/text/load-text.ts'
import { useText } from '#core/text/text.ts'
import { initials } from '#shared/format/initials.ts'
import { PopoverOnDemand } from '#shared/layout/popover-on-demand.tsx'

const AccountMenuPanel = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./account-menu-panel.tsx'), loadText('content')])
    return part.AccountMenuPanel
  }),
)

/** The menu of wide screens: pages of the player, settings and the way out; without a session only the settings. */
export function AccountMenu() {
  const t = useText()
  const player = usePlayer()
  return (
    <PopoverOnDemand
      label={t('shell.menu')}
      renderTrigger={({ ref, expanded, onPress }) =>
        player ? (
          <AvatarButton
            ref={ref}
            initials={initials(player)}
            label={t('shell.accountOf', { name: player.username })}
            expanded={expanded}
            onPress={onPress}
          />
        ) : (
          <IconButton
            ref={ref}
            icon="menu"
            size="lg"
            label={t('shell.openMenu')}
            expanded={expanded}
            onPress={onPress}
          />
        )
      }
    >
      {close => (
        <Suspense>
          <AccountMenuPanel onClose={close} />
        </Suspense>
      )}
    </PopoverOnDemand>
  )
}
