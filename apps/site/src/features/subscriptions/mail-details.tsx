import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'

/** Sends the details on this page to the player's e-mail address. */
export function MailDetails({ subscriptionId }: { subscriptionId: number }) {
  const t = useText()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('sendEmailSubscriptionDetails', { subscriptionId }),
    onSuccess: () => toast({ tone: 'info', title: t('after.subscriptions.mailed') }),
    onError: error =>
      toast({ tone: 'danger', title: t('after.subscriptions.mailFailed'), text: thrownText(error) }),
  })
  return (
    <Button
      icon="mail"
      loading={isPending}
      disabledReason={isSuccess ? t('after.subscriptions.mailed') : undefined}
      onPress={() => mutate()}
    >
      {t('after.subscriptions.mail')}
    </Button>
  )
}
