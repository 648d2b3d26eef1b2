import { Card } from '@fairground/ui/layout/card.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { CloseAccount } from './close-account.tsx'
import { exportFile, exportFileName } from './export-file.ts'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import styles from './data-card.module.css'

function ExportData({ onClose }: { onClose: () => void }) {
  const t = useText()
  const save = async (password: string) => {
    const data = await call('exportMyData', { password })
    saveFile(exportFile(data), exportFileName(data.madeAt))
    onClose()
    toast({ tone: 'info', title: t('account.data.exported') })
  }
  return (
    <PasswordPrompt
      title={t('account.data.export')}
      label={t('account.data.download')}
      onPassword={save}
      onClose={onClose}
    >
      <p>{t('account.data.exportText')}</p>
    </PasswordPrompt>
  )
}

/** Export of the player's data and closing of the account. */
export function DataCard() {
  const t = useText()
  const [dialog, setDialog] = useState<'export' | 'close' | null>(null)
  const stop = () => setDialog(null)
  return (
    <Card title={t('account.data.title')}>
      <p className="small muted">{t('account.data.text')}</p>
      <div className={styles.links}>
        <TextButton icon="download" onPress={() => setDialog('export')}>
          {t('account.data.export')}
        </TextButton>
        <TextButton icon="leave" onPress={() => setDialog('close')}>
          {t('account.data.close')}
        </TextButton>
      </div>
      {dialog === 'export' && <ExportData onClose={stop} />}
      {dialog === 'close' && <CloseAccount onClose={stop} />}
    </Card>
  )
}
