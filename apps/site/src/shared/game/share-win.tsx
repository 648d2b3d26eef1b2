import type { Money } from '@fairground/rules/money/money'
import { bootstrap } from '#core/bootstrap.ts'
import { exactSum } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { ShareButton } from './share-button.tsx'

/** Shares a win. The text names neither the player nor the ticket, because the code of a ticket opens it. */
export function ShareWin({ amount, gameTitle }: { amount: Money; gameTitle: string }) {
  const t = useText()
  const text = t('share.winText', { amount: exactSum(amount), title: gameTitle, site: bootstrap.siteName })
  return <ShareButton label={t('share.win')} link={{ title: gameTitle, text, url: `${location.origin}/` }} />
}
