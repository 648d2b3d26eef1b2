import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { SendInviteForm } from './send-invite-form.tsx'

/** Invites one friend by mail. */
export function SendInviteScreen() {
  const t = useText()
  return (
    <PageFrame
      narrow
      title={t('referrals.send.title')}
      back={
        <TextLink href="/referrals" icon="back">
          {t('referrals.title')}
        </TextLink>
      }
    >
      <Card as="div">
        <SendInviteForm />
      </Card>
    </PageFrame>
  )
}
