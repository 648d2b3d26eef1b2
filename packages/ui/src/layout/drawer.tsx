import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { ModalOverlay, Modal as AriaModal } from 'react-aria-components/Modal'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from '#controls/anchor.tsx'
import { classes } from '#classes.ts'
import { IconButton } from '#controls/icon-button.tsx'
import { useOpenDelay } from '#feedback/use-open-delay.ts'
import styles from './drawer.module.css'

export interface DrawerItem {
  id: string
  label: ReactNode
  icon?: IconName
  href?: string
  onPress?: () => void
  current?: boolean
  /** A count or status at the right. */
  end?: ReactNode
}

export interface DrawerGroup {
  id: string
  title?: string
  items: readonly DrawerItem[]
  /** Other content after the items. */
  content?: ReactNode
  /** Stays visible while the drawer scrolls. */
  pinned?: boolean
}

export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  logo: ReactNode
  /** The player card, or the Log in and Join buttons. */
  top?: ReactNode
  groups: readonly DrawerGroup[]
  /** Settings and other content below the groups. */
  children?: ReactNode
}

function Row({ item, onClose }: { item: DrawerItem; onClose: () => void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.label}>{item.label}</span>
      {item.end}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Anchor
        className={styles.row}
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
        onClick={onClose}
      >
        {content}
      </Anchor>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={item.onPress}>
      {content}
    </button>
  )
}

/** The menu, which slides in from the left. */
export function Drawer({ open, onClose, label, closeLabel, logo, top, groups, children }: DrawerProps) {
  const isOpen = useOpenDelay(open)
  return (
    <ModalOverlay
      className={classes(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={next => {
        if (!next) onClose()
      }}
      isDismissable
    >
      <AriaModal className={classes(styles.drawer)}>
        <Dialog className={classes(styles.dialog)} aria-label={label}>
          <header className={styles.head}>
            {logo}
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </header>
          {top && <div className={styles.top}>{top}</div>}
          <nav aria-label={label}>
            {groups.map(group => (
              <div key={group.id} className={styles.group} data-pinned={group.pinned || undefined}>
                {group.title && <p className="eyebrow">{group.title}</p>}
                {group.items.map(item => (
                  <Row key={item.id} item={item} onClose={onClose} />
                ))}
                {group.content}
              </div>
            ))}
          </nav>
          {children && <div className={styles.group}>{children}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
