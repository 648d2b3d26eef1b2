import { Card } from '@fairground/ui/parts/card.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { CloseAccount } from '#features/account/close-account.tsx'
import { exportFile, exportFileName } from '#features/account/export-file.ts'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import { saveFile } from '#shared/save-file.ts'
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

/** What is held about the player, to take along or to leave behind. */
export function DataCard() {
  const t = useText()
  const [asked, setAsked] = useState<'export' | 'close' | null>(null)
  const stop = () => setAsked(null)
  return (
    <Card title={t('account.data.title')}>
      <p className="small muted">{t('account.data.text')}</p>
      <div className={styles.links}>
        <TextButton icon="download" onPress={() => setAsked('export')}>
          {t('account.data.export')}
        </TextButton>
        <TextButton icon="leave" onPress={() => setAsked('close')}>
          {t('account.data.close')}
        </TextButton>
      </div>
      {asked === 'export' && <ExportData onClose={stop} />}
      {asked === 'close' && <CloseAccount onClose={stop} />}
    </Card>
  )
}
