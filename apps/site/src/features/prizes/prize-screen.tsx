import type { PrizeItem } from '@fairground/contract/entities/prize'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { Loaded } from '#shared/loaded.tsx'
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

/** One prize: what it is, and the choice between the thing and its money. */
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
