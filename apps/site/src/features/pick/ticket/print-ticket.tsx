import { CallFault } from '@fairground/client/call-fault'
import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { usePrint } from '#kinds/print/use-print.tsx'

/** Fetches the printable tickets and the print-only sheet on demand, because few players print, and prints them. */
export function PrintTicket({ game }: { game: Game }) {
  const t = useText()
  const { print, sheet } = usePrint()
  const [loading, setLoading] = useState(false)

  const load = async () => {
    setLoading(true)
    try {
      const [{ PrintSheet }, printed] = await Promise.all([
        import('#kinds/print/print-sheet.tsx'),
        call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId }),
      ])
      print(<PrintSheet game={game} printed={printed} />)
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: t('pick.joined.printFailed') })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button full icon="document" loading={loading} onPress={() => void load()}>
        {t('pick.joined.print')}
      </Button>
      {sheet}
    </>
  )
}
