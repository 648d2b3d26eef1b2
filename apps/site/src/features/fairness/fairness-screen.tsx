import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { PageColumns } from '@fairground/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { bootstrap } from '#core/bootstrap.ts'
import { readLogFile, readNews } from '#core/public-log/compare-in-browser.ts'
import { keptPolicy, seenCheckpoints } from '#core/public-log/kept-stores.ts'
import { keptLog, logKeeper, logStore } from '#core/public-log/log-keeper.ts'
import { useText } from '#core/text/text.ts'
import { readReceipts } from '#shared/game/receipts.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { CheckYourselfCard } from './check-yourself-card.tsx'
import { KeptPanel } from './kept-panel.tsx'
import { LogCard } from './log-card.tsx'
import { LookUp } from './look-up.tsx'
import { listOwnDraws } from './own-receipts.ts'
import { OwnTicketsCard } from './own-tickets-card.tsx'
import { ProofCard, showPlainWords } from './proof-card.tsx'
import { readShownLog, readVerdict } from './shown-log.ts'
import { WitnessesCard } from './witnesses-card.tsx'

/** Reads the log from its static files and compares it. False if the operator has no log yet. */
const compareNow = async (): Promise<boolean> => {
  const news = await readNews(keptLog.read(), readLogFile)
  if (news) logKeeper.receive(news)
  return news !== undefined
}

/** Opening a checkpoint verifies a signature of every witness. */
const useShownLog = (policyText: string | undefined, checkpoint: string | undefined) =>
  useMemo(() => readShownLog(policyText, checkpoint), [policyText, checkpoint])

/** What the public log says, what this browser keeps of it, and what that proves. */
export function FairnessScreen() {
  const t = useText()
  const state = useStore(logStore)
  const reading = useQuery({ queryKey: ['public-log'], queryFn: compareNow })
  const receipts = useMemo(() => readReceipts(localStorage, bootstrap.memberId), [])
  const draws = useMemo(() => listOwnDraws(receipts), [receipts])
  const policy = keptPolicy.read()
  const checkpoint = keptLog.read()?.checkpoint
  const text = policy?.text
  const log = useShownLog(text, checkpoint)
  return (
    <PageFrame
      title={t('fairness.title')}
      intro={t('fairness.intro')}
      end={
        <TextButton icon="info" onPress={showPlainWords}>
          {t('fairness.plain')}
        </TextButton>
      }
    >
      <LookUp
        last={draws[0]?.gameInstanceId}
        panel={
          <KeptPanel
            verdict={readVerdict(state, policy)}
            state={state}
            log={log}
            isChecking={reading.isFetching}
            onAgain={() => void reading.refetch()}
          />
        }
      />
      <PageColumns
        rail={
          <>
            {log && policy && <WitnessesCard log={log} since={policy.since} />}
            <CheckYourselfCard policy={text} checkpoint={checkpoint} receipts={receipts} />
          </>
        }
      >
        <Loaded
          query={reading}
          failed={{ title: t('fairness.failed.title'), text: t('fairness.failed.text') }}
          height={260}
        >
          {hasLog =>
            !hasLog ? (
              <EmptyState title={t('fairness.empty.title')} text={t('fairness.empty.text')} />
            ) : (
              log && <LogCard log={log} state={state} seen={seenCheckpoints.read()} />
            )
          }
        </Loaded>
        <OwnTicketsCard draws={draws} />
        <ProofCard />
      </PageColumns>
    </PageFrame>
  )
}
