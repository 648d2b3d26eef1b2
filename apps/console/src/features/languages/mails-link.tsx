import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'

/** Leads from the languages to the mails. */
export function MailsLink() {
  const path = usePath()
  return (
    <ButtonLink icon="mail" href={path('languages', 'mails')}>
      Mails to players
    </ButtonLink>
  )
}
