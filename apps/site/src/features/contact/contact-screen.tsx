import { Card } from '@fairground/ui/layout/card.tsx'
import { PageColumns } from '@fairground/ui/layout/page.tsx'
import { useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { type Case, CaseCard } from '#features/contact/case-card.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { OtherHelp } from '#features/contact/other-help.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

/** The support form for visitors and players; a player's name and email are prefilled. */
export function ContactScreen() {
  const t = useText()
  const session = useSession()
  const player = usePlayer()
  const [opened, setOpened] = useState<Case | null>(null)
  const known = player?.details
  return (
    <PageFrame
      title={t('contact.title')}
      intro={t('contact.intro', { count: bootstrap.supportAnswerHours })}
      narrow
    >
      <PageColumns rail={<OtherHelp />}>
        {opened ? (
          <CaseCard opened={opened} onAnother={() => setOpened(null)} />
        ) : (
          <Card as="div">
            {!session.isPending && (
              <ContactForm
                key={player?.id}
                initial={{
                  name: known ? `${known.firstName} ${known.lastName}`.trim() || player.username : '',
                  email: known?.primaryEmail ?? '',
                }}
                onOpened={setOpened}
              />
            )}
          </Card>
        )}
      </PageColumns>
    </PageFrame>
  )
}
