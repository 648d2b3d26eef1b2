import { Popup } from '@fairground/ui/feedback/popup.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { logout } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'

/** The server has ended the session: shows the restriction and the support contact. */
export function Goodbye({ title, text }: { title: string; text: string }) {
  const t = useText()
  return (
    <Popup open title={title} okLabel={t('common.ok')} onOk={() => void logout()}>
      <p>{text}</p>
      <p>{t('saferPlay.help.text')}</p>
      <TextButton icon="mail" onPress={() => void logout('/contact')}>
        {t('saferPlay.help.contact')}
      </TextButton>
    </Popup>
  )
}
