import type { Gift } from '@fairground/contract/entities/rewards/reward'
import type { Output } from '@fairground/contract/operations'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { GiftCatalogue } from './gift-catalogue.tsx'
import { giftsQuery, giftSummaryQuery } from './gift-queries.ts'
import { GivenGifts } from './given-gifts.tsx'
import { GiveModal } from './give/give-modal.tsx'
import { MyGifts } from './my-gifts.tsx'
import { OpenGiftModal } from './open/open-gift-modal.tsx'
import { WaitingGift } from './waiting-gift.tsx'
import styles from './gifts-screen.module.css'

type Summary = Output<'getGiftSummary'>

function Gifts({ gifts, summary }: { gifts: readonly Gift[]; summary: Summary }) {
  const t = useText()
  const canGive = useIsFeatureOn('giving')
  const [givingId, setGivingId] = useState<number | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const received = gifts.filter(({ state }) => state !== null)
  const waiting = received.filter(({ state }) => state === 'wrapped')
  const catalogue = gifts.filter(({ state }) => state === null)
  const giving = catalogue.find(({ giftId }) => giftId === givingId)
  const [first] = waiting
  return (
    <>
      {first && <WaitingGift gift={first} count={waiting.length} onOpen={() => setOpenId(first.giftId)} />}
      <div className={styles.columns}>
        {summary.block ? (
          <EmptyState
            title={t(summary.block === 'rewardsOff' ? 'gifts.off' : 'gifts.break')}
            text={t(summary.block === 'rewardsOff' ? 'gifts.offText' : 'gifts.breakText')}
          />
        ) : canGive ? (
          <GiftCatalogue gifts={catalogue} summary={summary} onGive={setGivingId} />
        ) : (
          <EmptyState title={t('gifts.notOffered')} text={t('gifts.notOfferedText')} />
        )}
        <aside className={styles.rail}>
          <MyGifts gifts={received} onOpen={setOpenId} />
          <GivenGifts gifts={summary.sent} />
        </aside>
      </div>
      {giving && <GiveModal gift={giving} summary={summary} onClose={() => setGivingId(null)} />}
      {openId !== null && <OpenGiftModal key={openId} giftId={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}

/** Gifts that wait, gifts to give, and what became of both. */
export function GiftsScreen() {
  const t = useText()
  const gifts = useQuery(giftsQuery)
  const summary = useQuery(giftSummaryQuery)
  const failed = { title: t('gifts.failed'), text: t('gifts.failedText') }
  return (
    <PageFrame
      title={t('gifts.title')}
      intro={t('gifts.intro')}
      end={
        <TextLink href="/terms" icon="document">
          {t('gifts.terms')}
        </TextLink>
      }
    >
      <Loaded query={gifts} failed={failed} height={480}>
        {list => (
          <Loaded query={summary} failed={failed} height={480}>
            {data => <Gifts gifts={list.gifts} summary={data} />}
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  )
}
