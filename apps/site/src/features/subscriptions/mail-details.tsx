import { Button } from '@fairground/ui/parts/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

/** Sends what the page shows to the address of the account. */
export function MailDetails({ subscriptionId }: { subscriptionId: number }) {
  const t = useText()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('sendEmailSubscriptionDetails', { subscriptionId }),
    onSuccess: () => toast({ tone: 'info', title: t('after.subscriptions.mailed') }),
    onError: () => toast({ tone: 'danger', title: t('after.subscriptions.mailFailed') }),
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
