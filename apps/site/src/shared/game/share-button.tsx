import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { type SharedLink, shareLink } from '#shared/browser/share-link.ts'

/** Shares a link and confirms a copied one, because nothing else shows that it worked. */
export function ShareButton({ label, link }: { label: string; link: SharedLink }) {
  const t = useText()
  const share = async (): Promise<void> => {
    const outcome = await shareLink(link)
    if (outcome === 'copied') toast({ tone: 'info', title: t('share.copied') })
    if (outcome === 'failed') toast({ tone: 'warn', title: t('share.failed'), text: link.url })
  }
  return (
    <TextButton icon="share" onPress={() => void share()}>
      {label}
    </TextButton>
  )
}
