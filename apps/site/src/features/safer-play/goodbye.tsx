import { Popup } from '@fairground/ui/parts/popup.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { logout } from '#app/session.ts'
import { useText } from '#app/text.ts'

/** The session has ended on the server: what holds now, and somebody to talk to. */
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
