import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { logout, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { type MenuLinkId, menuLinks } from './menu-links.ts'
import { Settings } from './settings.tsx'
import { useListedLinks } from './use-listed-links.ts'
import rowStyles from './setting-row.module.css'
import styles from './account-menu-panel.module.css'

const helpPages: readonly MenuLinkId[] = ['scan', 'faq', 'contact', 'about', 'downloads', 'credits']

const playerPages: readonly MenuLinkId[] = [
  'account',
  'cashier',
  'tickets',
  'subscriptions',
  'replays',
  'prizes',
  'rewards',
  'referrals',
  'saferPlay',
]

interface PagesProps {
  label: string
  pages: readonly MenuLinkId[]
  onClose: () => void
}

function Pages({ label, pages, onClose }: PagesProps) {
  const t = useText()
  const filterListed = useListedLinks()
  const { pathname } = useLocation()
  return (
    <nav aria-label={label}>
      {filterListed(pages).map(id => (
        <Anchor
          key={id}
          className={rowStyles.row}
          href={menuLinks[id].href}
          aria-current={menuLinks[id].href === pathname ? 'page' : undefined}
          onClick={onClose}
        >
          <Icon name={menuLinks[id].icon} />
          <span className={rowStyles.label}>{t(`drawer.${id}`)}</span>
        </Anchor>
      ))}
    </nav>
  )
}

function LogIn({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const logIn = () => {
    onClose()
    openModal('login', { redirectUrl: pathname + search })
  }
  return (
    <button type="button" className={rowStyles.row} onClick={logIn}>
      <Icon name="user" />
      <span className={rowStyles.label}>{t('common.logIn')}</span>
    </button>
  )
}

function LogOut() {
  const t = useText()
  return (
    <button type="button" className={rowStyles.row} onClick={() => void logout()}>
      <Icon name="leave" />
      <span className={rowStyles.label}>{t('common.logOut')}</span>
    </button>
  )
}

export function AccountMenuPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const player = usePlayer()
  return (
    <div className={styles.panel}>
      {player && (
        <>
          <p className={styles.name}>{player.username}</p>
          <Pages label={t('drawer.me')} pages={playerPages} onClose={onClose} />
        </>
      )}
      <p className="eyebrow">{t('settings.title')}</p>
      <Settings />
      <p className="eyebrow">{t('drawer.help')}</p>
      <Pages label={t('drawer.help')} pages={helpPages} onClose={onClose} />
      <div className={styles.end}>{player ? <LogOut /> : <LogIn onClose={onClose} />}</div>
    </div>
  )
}
