import { useEffect, useState } from 'react'

interface Picture {
  readonly picture: ImageBitmap | undefined
  readonly isBroken: boolean
}

const nothing: Picture = { picture: undefined, isBroken: false }

/** Decodes a picture in memory. It has no address that could be opened, linked or kept. */
export const usePicture = (base64: string | undefined): Picture => {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    if (base64 === undefined) return
    let isLeft = false
    let decoded: ImageBitmap | undefined
    const decode = async (): Promise<void> => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
      try {
        decoded = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
        if (isLeft) decoded.close()
        else setState({ picture: decoded, isBroken: false })
      } catch {
        if (!isLeft) setState({ picture: undefined, isBroken: true })
      }
    }
    void decode()
    return () => {
      isLeft = true
      decoded?.close()
      setState(nothing)
    }
  }, [base64])
  return state
}
