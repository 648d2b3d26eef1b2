import { queryClient } from '#core/query-client.ts'

const reload = (name: string): Promise<void> => queryClient.invalidateQueries({ queryKey: [name] })

export const reloadWithdrawalStep = (): Promise<void> => reload('getWithdrawalStep')

export const reloadWithdrawals = async (): Promise<void> => {
  await Promise.all([
    reload('getPendingWithdrawals'),
    reload('getWithdrawal'),
    reload('getReceipt'),
    reloadWithdrawalStep(),
  ])
}
