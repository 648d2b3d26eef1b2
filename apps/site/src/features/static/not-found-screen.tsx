import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { errorText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { SiteLogo } from '#shared/site-logo.tsx'
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
