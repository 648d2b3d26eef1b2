import { Note } from '@fairground/ui/feedback/note.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'

/** For a return from the provider in a browser that has no stored order. */
export function ReturnFromProvider() {
  const t = useText()
  const [address] = useSearchParams()
  const id = address.get('order')
  if (id === null || !/^\d+$/.test(id)) return null
  return (
    <Note>
      {t('deposit.cameBack', { id })}{' '}
      <InlineLink href={`/cashier/history?order=${id}`}>{t('deposit.order.toHistory')}</InlineLink>
    </Note>
  )
}
