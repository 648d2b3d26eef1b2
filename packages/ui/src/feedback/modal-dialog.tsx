import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { ModalOverlay, Modal as AriaModal } from 'react-aria-components/Modal'
import { classes } from '#classes.ts'
import { IconButton } from '#controls/icon-button.tsx'
import type { ModalProps } from './modal-props.ts'
import { useOpenDelay } from './use-open-delay.ts'
import styles from './modal.module.css'

/** A centred dialog on wide screens, a sheet from the bottom on a phone. */
export function ModalDialog(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    width = 'narrow',
    tall = false,
    mustAnswer = false,
    back,
    actions,
    children,
  } = props
  const isOpen = useOpenDelay(open)
  return (
    <ModalOverlay
      className={classes(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={next => {
        if (!next) onClose()
      }}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
    >
      <AriaModal className={classes(styles.modal)} data-width={width} data-tall={tall || undefined}>
        <Dialog className={classes(styles.dialog)} role={mustAnswer ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            {back && (
              <IconButton icon="back" label={back.label} onPress={back.onPress} className={styles.back} />
            )}
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!mustAnswer && (
              <IconButton icon="close" label={closeLabel} onPress={onClose} className={styles.close} />
            )}
          </header>
          <div className={styles.content}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
