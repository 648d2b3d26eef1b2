import { supportAnswersWithinHours } from '@fairground/contract/constants'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PageColumns } from '@fairground/ui/parts/page.tsx'
import { useState } from 'react'
import { usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { type Case, CaseCard } from '#features/contact/case-card.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { OtherHelp } from '#features/contact/other-help.tsx'
import { PageFrame } from '#shared/page-frame.tsx'

/** Writing to support: anybody may, and a player need not say who they are. */
export function ContactScreen() {
  const t = useText()
  const session = useSession()
  const player = usePlayer()
  const [opened, setOpened] = useState<Case | null>(null)
  const known = player?.details
  return (
    <PageFrame
      title={t('contact.title')}
      intro={t('contact.intro', { count: supportAnswersWithinHours })}
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
                first={{
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
