import { Button } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { CopyButton } from '#shared/browser/copy-button.tsx'
import { printText } from '#shared/browser/print-text.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import styles from './recovery-codes-dialog.module.css'

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useText()
  const title = t('account.recovery.fileTitle', { site: bootstrap.siteName })
  const text = [title, '', ...codes, ''].join('\n')
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <Modal
      open
      title={t('account.recovery.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button tone="primary" size="lg" full onPress={onClose}>
          {t('account.recovery.saved')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t('account.recovery.text')}</p>
        <ul className={styles.codes} aria-label={t('account.recovery.title')}>
          {codes.map(code => (
            <li key={code} className="num" dir="ltr">
              {code}
            </li>
          ))}
        </ul>
        <ButtonRow>
          <CopyButton text={text} label={t('account.recovery.copy')} copiedLabel={t('contact.copied')} />
          <Button icon="download" onPress={save}>
            {t('account.recovery.download')}
          </Button>
          <Button icon="document" onPress={() => printText(title, text)}>
            {t('account.recovery.print')}
          </Button>
        </ButtonRow>
        <Note tone="warn" icon="warning">
          {t('account.recovery.once')}
        </Note>
      </div>
    </Modal>
  )
}
