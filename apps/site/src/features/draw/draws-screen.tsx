import { useState } from 'react'
import { DrawList } from '#features/draw/draw-list.tsx'
import type { ChosenFile } from '#features/draw/file-choice.tsx'
import { VerifyPage } from '#features/draw/verify-page.tsx'
import { useInstanceId } from '#shared/game/use-instance-id.ts'

/** The results of all games, or with `?id=` the check of one draw. */
export function DrawsScreen() {
  const gameInstanceId = useInstanceId()
  const [file, setFile] = useState<ChosenFile>()
  if (gameInstanceId === undefined && file === undefined) return <DrawList onFile={setFile} />
  return (
    <VerifyPage
      key={gameInstanceId ?? 'file'}
      gameInstanceId={gameInstanceId}
      first={file}
      onBack={() => setFile(undefined)}
    />
  )
}
