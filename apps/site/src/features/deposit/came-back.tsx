import { Note } from '@fairground/ui/parts/note.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'

/** Back from the provider's own page, in a browser that did not send the order. */
export function CameBack() {
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
