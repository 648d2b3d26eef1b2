import { CallFault } from '@fairground/client/call-fault'
import type { Game } from '@fairground/contract/entities/game'
import { Button } from '@fairground/ui/parts/button.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

/** Fetches the printed tickets, lays them on a sheet that only paper shows, and prints it. Few ever need its code. */
export function PrintTicket({ game }: { game: Game }) {
  const t = useText()
  const [sheet, setSheet] = useState<ReactNode>()
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    if (!sheet) return
    const away = () => setSheet(undefined)
    addEventListener('afterprint', away, { once: true })
    print()
    return () => removeEventListener('afterprint', away)
  }, [sheet])

  const load = async () => {
    setLoading(true)
    try {
      const [{ PrintSheet }, printed] = await Promise.all([
        import('#features/pick/print-sheet.tsx'),
        call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId }),
      ])
      setSheet(<PrintSheet game={game} printed={printed} />)
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
      {sheet && createPortal(sheet, document.body)}
    </>
  )
}
