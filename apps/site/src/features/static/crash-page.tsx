import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Logo } from '@fairground/ui/art/logo.tsx'
import { bootstrap } from '#app/bootstrap.ts'
import { errorText } from '#app/error-text.ts'
import { t } from '#app/text.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { CrashArt } from './crash-art.tsx'

/** After an error nobody expected. Its button loads the site anew. */
export function CrashPage() {
  const { text } = errorText('browser.somethingWentWrong')
  return (
    <main>
      <BareCard logo={<Logo name={bootstrap.siteName} />} art={<CrashArt />} title={text}>
        <ButtonLink href="/" tone="primary" size="lg">
          {t('crash.continue')}
        </ButtonLink>
      </BareCard>
    </main>
  )
}
