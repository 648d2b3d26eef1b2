import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import styles from './operator-switch.module.css'

export interface OperatorChoice {
  readonly memberId: number
  readonly name: string
}

/** The list of operators. It is loaded when it opens. */
export function OperatorMenu({
  choices,
  chosen,
  trigger,
  onChoose,
  onClose,
}: {
  readonly choices: readonly OperatorChoice[]
  readonly chosen: number
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly onChoose: (memberId: number) => void
  readonly onClose: () => void
}) {
  return (
    <Popover
      className={styles.popover ?? ''}
      placement="bottom start"
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
    >
      <Menu
        className={styles.menu ?? ''}
        aria-label="Operators"
        selectionMode="single"
        selectedKeys={[String(chosen)]}
        autoFocus
        onClose={onClose}
        onAction={key => onChoose(Number(key))}
      >
        {choices.map(({ memberId, name }) => (
          <MenuItem key={memberId} id={String(memberId)} className={styles.item ?? ''} textValue={name}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
