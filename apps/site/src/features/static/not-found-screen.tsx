import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { GhostBalls } from './crash-art.tsx'

export function NotFoundScreen() {
  const t = useText()
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<GhostBalls marks={['4', '', '4']} />}
      title={errorText('browser.unknownRoute').text}
    >
      <ButtonLink href="/" tone="primary" size="lg">
        {t('common.home')}
      </ButtonLink>
    </BareCard>
  )
}
