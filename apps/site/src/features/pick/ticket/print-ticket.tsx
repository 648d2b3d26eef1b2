import { CallFault } from '@fairground/client/call-fault'
import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'

/** Fetches the printable tickets and the print-only sheet on demand, because few players print, and prints them. */
export function PrintTicket({ game }: { game: Game }) {
  const t = useText()
  const [sheet, setSheet] = useState<ReactNode>()
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    if (!sheet) return
    const removeSheet = () => setSheet(undefined)
    addEventListener('afterprint', removeSheet, { once: true })
    print()
    return () => removeEventListener('afterprint', removeSheet)
  }, [sheet])

  const load = async () => {
    setLoading(true)
    try {
      const [{ PrintSheet }, printed] = await Promise.all([
        import('./print-sheet.tsx'),
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
