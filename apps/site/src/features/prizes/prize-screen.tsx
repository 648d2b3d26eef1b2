import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { ClaimForm } from './claim-form.tsx'
import { PrizeFacts } from './prize-facts.tsx'
import { PrizePicture } from './prize-picture.tsx'
import { prizesQuery } from './prize-queries.ts'
import { TakenPrize } from './taken-prize.tsx'
import styles from './prize-screen.module.css'

function Prize({ prize }: { prize: PrizeItem }) {
  return (
    <div className={styles.prize}>
      <Card as="div">
        <div className={styles.about}>
          <PrizePicture prize={prize} />
          <PrizeFacts prize={prize} />
        </div>
      </Card>
      {prize.status === 'available' ? <ClaimForm prize={prize} /> : <TakenPrize prize={prize} />}
    </div>
  )
}

/** One prize, with the choice between the item and its cash value. */
export function PrizeScreen() {
  const t = useText()
  const [parameters] = useSearchParams()
  const query = useQuery(prizesQuery)
  const prizeId = Number(parameters.get('id'))
  const prize = query.data?.prizes.find(({ id }) => id === prizeId)
  return (
    <MoneyPage page="prizes" title={prize?.title ?? t('prizes.one')} back="/cashier/prizes">
      <Loaded
        query={query}
        failed={{ title: t('prizes.failed.title'), text: t('prizes.failed.text') }}
        height={320}
      >
        {() =>
          prize === undefined ? (
            <EmptyState
              title={t('prizes.unknown.title')}
              text={t('prizes.unknown.text')}
              action={<ButtonLink href="/cashier/prizes">{t('prizes.unknown.all')}</ButtonLink>}
            />
          ) : (
            <Prize prize={prize} />
          )
        }
      </Loaded>
    </MoneyPage>
  )
}
