import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Logo } from '@fairground/ui/art/logo.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { errorText } from '#core/text/error-text.ts'
import { t } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { CrashArt } from './crash-art.tsx'

/** Shown after an unexpected error. The button reloads the site. */
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
