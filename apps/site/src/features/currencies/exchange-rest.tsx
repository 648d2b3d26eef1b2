import { newRequestId } from '@fairground/client/request-id'
import { type Money, toDecimal } from '@fairground/rules/money/money'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { takeAccounts } from '#app/player-store.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { exactSum, exactText } from '#shared/money.ts'

interface ExchangeRestProps {
  balance: Money
  worth: Money
  ratio: string
}

/** All that is left in a retired currency becomes money of the main account. */
export function ExchangeRest({ balance, worth, ratio }: ExchangeRestProps) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  // Pressed again after a lost answer it is the same wish.
  const [requestId] = useState(newRequestId)
  const [from, to] = [balance.currency, worth.currency]
  const exchange = useMutation({
    mutationFn: () => call('convertOldCurrency', { requestId, from, to, amount: toDecimal(balance) }),
    onSuccess: ({ converted, accounts }) => {
      toast({
        tone: 'info',
        title: t('news.deposited', { amount: exactText(converted, to, 'always') }),
      })
      setAsking(false)
      takeAccounts(accounts)
    },
  })
  const stop = () => setAsking(false)
  return (
    <>
      <TextButton icon="repeat" onPress={() => setAsking(true)}>
        {t('currencies.exchange', { currency: to })}
      </TextButton>
      <ActionPopup
        open={asking}
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
