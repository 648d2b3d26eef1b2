import { newRequestId } from '@fairground/client/request-id'
import { type Money, toDecimal } from '@fairground/rules/money/money'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { takeAccounts } from '#core/stores/player-store.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { exactSum, exactText } from '#core/money.ts'

interface ExchangeBalanceProps {
  balance: Money
  worth: Money
  ratio: string
}

/** Converts the whole balance of a retired currency into the main currency. */
export function ExchangeBalance({ balance, worth, ratio }: ExchangeBalanceProps) {
  const t = useText()
  const [confirming, setConfirming] = useState(false)
  // A retry after a lost answer must repeat the same request.
  const [requestId] = useState(newRequestId)
  const [from, to] = [balance.currency, worth.currency]
  const exchange = useMutation({
    mutationFn: () => call('convertOldCurrency', { requestId, from, to, amount: toDecimal(balance) }),
    onSuccess: ({ converted, accounts }) => {
      toast({
        tone: 'info',
        title: t('news.deposited', { amount: exactText(converted, to, 'always') }),
      })
      setConfirming(false)
      takeAccounts(accounts)
    },
  })
  const stop = () => setConfirming(false)
  return (
    <>
      <TextButton icon="repeat" onPress={() => setConfirming(true)}>
        {t('currencies.exchange', { currency: to })}
      </TextButton>
      <ActionPopup
        open={confirming}
        title={t('currencies.ask', { amount: exactSum(balance) })}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('currencies.keep'), onPress: stop }}
        main={{
          label: t('currencies.exchange', { currency: to }),
          loading: exchange.isPending,
          onPress: () => exchange.mutate(),
        }}
      >
        <p>{t('currencies.why', { currency: from })}</p>
        <KeyValueList
          rows={[
            { id: 'rate', term: t('currencies.rate', { currency: from }), value: `${ratio} ${to}` },
            { id: 'worth', term: t('currencies.youGet'), value: exactSum(worth), weight: 'strong' },
          ]}
        />
        {exchange.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(exchange.error)}
          </Note>
        )}
      </ActionPopup>
    </>
  )
}
